import { DeleteItem, DuplicateItem, EditItem } from '../../core/screens/RecordItems.tsx';
import { RowActions } from '../../core/screens/RowActions.tsx';

/** Actions on an order in the list. */
export function OrderActions({ order: { id, number } }: { order: { readonly id: string; readonly number: string } }) {
  return (
    <RowActions name={number}>
      <EditItem id={id} />
      <DuplicateItem id={id} />
      <DeleteItem id={id} />
    </RowActions>
  );
}
