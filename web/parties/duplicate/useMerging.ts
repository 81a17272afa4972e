import { useOpenRecord } from '../../core/record/useOpenRecord.ts';
import { useAddressedDialog } from '../../core/screens/useAddress.ts';

/** What the address says of a merge: `merge:<id>` asks with whom, `merge:<id>:<other>` sets the two side by side; undefined when it says nothing. */
export function useMerging() {
  const { dialog, open, close } = useAddressedDialog();
  const openRecord = useOpenRecord();
  const [word, id, otherId] = dialog?.split(':') ?? [];
  if (word !== 'merge' || !id) return undefined;
  return {
    id,
    otherId,
    choose: (other: string) => open(`merge:${id}:${other}`),
    onClose: close,
    onMerged: (winnerId: string) => openRecord(winnerId),
  };
}
