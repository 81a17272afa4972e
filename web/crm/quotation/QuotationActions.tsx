import { DeleteItem, DuplicateItem, EditItem } from '../../core/screens/RecordItems.tsx';
import { RowActions } from '../../core/screens/RowActions.tsx';

/** What can be done with a quotation of the list. */
export const QuotationActions = ({ id, name }: { id: string; name: string }) => (
  <RowActions name={name}>
    <EditItem id={id} />
    <DuplicateItem id={id} />
    <DeleteItem id={id} />
  </RowActions>
);
