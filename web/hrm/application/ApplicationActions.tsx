import { DeleteItem, DuplicateItem, EditItem } from '../../core/screens/RecordItems.tsx';

/** Actions on an application, wherever it is listed. */
export const ApplicationActions = ({ id }: { id: string }) => (
  <>
    <EditItem id={id} />
    <DuplicateItem id={id} />
    <DeleteItem id={id} />
  </>
);
