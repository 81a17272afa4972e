import { useOpenRecord } from '../../core/record/useOpenRecord.ts';
import { useAddressedDialog } from '../../core/screens/useAddress.ts';

/** The merge state in the URL: `merge:<id>` asks for a partner, `merge:<id>:<other>` compares the two; undefined without one. */
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
