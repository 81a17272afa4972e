import { useIntl } from 'react-intl';
import { DeleteItem, DuplicateItem, EditItem } from '../../core/screens/RecordItems.tsx';
import { RowActions } from '../../core/screens/RowActions.tsx';

/** What can be done with a quotation of the list. */
export function QuotationActions({ quotation: { id, number } }: { quotation: { readonly id: string; readonly number?: string | null } }) {
  const intl = useIntl();
  return (
    <RowActions name={number ?? intl.formatMessage({ id: 'quotation.draft' })}>
      <EditItem id={id} />
      <DuplicateItem id={id} />
      <DeleteItem id={id} />
    </RowActions>
  );
}
