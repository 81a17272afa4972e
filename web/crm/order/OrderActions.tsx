import { DeleteItem, DuplicateItem, EditItem } from '../../core/screens/RecordItems.tsx';
import { RowActions } from '../../core/screens/RowActions.tsx';

/** What can be done with an order of the list. */
export function OrderActions({ order: { id, number } }: { order: { readonly id: string; readonly number: string } }) {
  return (
    <RowActions name={number}>
      <EditItem id={id} />
      <DuplicateItem id={id} />
      <DeleteItem id={id} />
    </RowActions>
  );
}
