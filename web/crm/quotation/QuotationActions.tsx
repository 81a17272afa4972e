import { DeleteItem, DuplicateItem, EditItem } from '../../core/screens/RecordItems.tsx';
import { RowActions } from '../../core/screens/RowActions.tsx';

/** Actions on a quotation in the list. */
export const QuotationActions = ({ id, name }: { id: string; name: string }) => (
  <RowActions name={name}>
    <EditItem id={id} />
    <DuplicateItem id={id} />
    <DeleteItem id={id} />
  </RowActions>
);
