import { DeleteItem, DuplicateItem, EditItem } from '../../core/screens/RecordItems.tsx';
import { RowActions } from '../../core/screens/RowActions.tsx';

/** Actions on an invoice in the list. A credit note has none: it is made of an invoice. */
export const SalesInvoiceActions = ({ id, name, status, kind }: { id: string; name: string; status: string; kind: string }) =>
  kind === 'INVOICE' ? (
    <RowActions name={name}>
      <EditItem id={id} />
      <DuplicateItem id={id} />
      {status === 'DRAFT' && <DeleteItem id={id} />}
    </RowActions>
  ) : null;
