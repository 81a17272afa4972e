import { useNavigate } from 'react-router-dom';
import { useAddressedDialog } from '../../core/screens/useAddress.ts';
import { partyPath, type PartyEntity } from './usePartyDuplicates.ts';

/** What the address says of a merge: `merge:<id>` asks with whom, `merge:<id>:<other>` sets the two side by side; undefined when it says nothing. */
export function useMerging(entity: PartyEntity) {
  const { dialog, open, close } = useAddressedDialog();
  const navigate = useNavigate();
  const [word, id, otherId] = dialog?.split(':') ?? [];
  if (word !== 'merge' || !id) return undefined;
  return {
    id,
    otherId,
    choose: (other: string) => open(`merge:${id}:${other}`),
    onClose: close,
    onMerged: (winnerId: string) => navigate(`${partyPath[entity]}${winnerId}/`),
  };
}
