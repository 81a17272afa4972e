import { useNavigate } from 'react-router-dom';
import { listAddress } from './recordAddress.ts';
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime';
import { useSaving } from '../relay/saving.ts';
import { DeleteDialog } from '../screens/DeleteDialog.tsx';

/** A mutation that deletes records. */
interface Deleting extends MutationParameters {
  variables: { input: { ids: string[] } };
}

interface RecordDeletionProps {
  entity: string;
  id: string;
  name: string;
  removal: GraphQLTaggedNode;
  onClose: () => Promise<void>;
}

/** Confirms and deletes the page's record, then returns to the list. */
export function RecordDeletion({ entity, id, name, removal, onClose }: RecordDeletionProps) {
  const navigate = useNavigate();
  const [remove, isRemoving] = useSaving<Deleting>(removal);
  return (
    <DeleteDialog
      {...{ entity, name, isRemoving, onClose }}
      ids={[id]}
      remove={() => remove({ input: { ids: [id] } })}
      onDeleted={() => navigate(listAddress(id)!, { replace: true })}
    />
  );
}
