import { DeleteItem, DuplicateItem, EditItem } from '../../core/screens/RecordItems.tsx';
import { RowActions } from '../../core/screens/RowActions.tsx';

/** Actions on a role. */
export function RoleActions({ id, title }: { id: string; title: string }) {
  return (
    <RowActions name={title}>
      <EditItem id={id} />
      <DuplicateItem id={id} />
      <DeleteItem id={id} />
    </RowActions>
  );
}
