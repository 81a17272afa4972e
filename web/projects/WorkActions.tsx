import { DeleteItem, DuplicateItem, EditItem } from '../core/screens/RecordItems.tsx';

/** Actions on a project or task, wherever it is listed. */
export const WorkActions = ({ id }: { id: string }) => (
  <>
    <EditItem id={id} />
    <DuplicateItem id={id} />
    <DeleteItem id={id} />
  </>
);
