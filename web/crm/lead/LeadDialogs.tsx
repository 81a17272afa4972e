import { Suspense } from 'react';
import type { leadRemovalMutation } from '../../core/relay/generated/leadRemovalMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { DeleteDialog } from '../../core/screens/DeleteDialog.tsx';
import { useAddressedDialog } from '../../core/screens/useAddress.ts';
import { LeadForm } from './LeadForm.tsx';
import { leadRemoval } from './leadRemoval.ts';

interface LeadDialogsProps {
  leads: { readonly id: string; readonly title: string }[];
  /** Reads what is shown anew. */
  onChanged?: () => unknown;
}

/** The dialog that the address names: `new`, a lead's id, or `delete:` with one. Dialogs of columns are their head's. */
export function LeadDialogs({ leads, onChanged }: LeadDialogsProps) {
  const { dialog, close } = useAddressedDialog();
  const [remove, isRemoving] = useSaving<leadRemovalMutation>(leadRemoval);
  if (!dialog || dialog.startsWith('column:')) return null;
  const leave = async () => {
    await close();
    await onChanged?.();
  };
  if (dialog.startsWith('delete:')) {
    const lead = leads.find(({ id }) => dialog === `delete:${id}`);
    if (!lead) return null;
    return (
      <DeleteDialog
        entity="lead"
        ids={[lead.id]}
        name={lead.title}
        remove={() => remove({ input: { ids: [lead.id] } })}
        isRemoving={isRemoving}
        onClose={close}
        onDeleted={leave}
      />
    );
  }
  return (
    <Suspense>
      <LeadForm key={dialog} id={dialog === 'new' ? undefined : dialog} onClose={leave} />
    </Suspense>
  );
}
