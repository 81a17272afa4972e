import { Suspense } from 'react';
import { graphql } from 'react-relay';
import type { ActivityDialogsDeleteMutation } from '../../core/relay/generated/ActivityDialogsDeleteMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { DeleteDialog } from '../../core/screens/DeleteDialog.tsx';
import { useAddressedDialog } from '../../core/screens/useAddress.ts';
import { ActivityForm } from './ActivityForm.tsx';

/** The dialog that the address names: `new`, an activity's id, or `delete:` with one. */
export function ActivityDialogs({ activities }: { activities: { readonly id: string; readonly title: string }[] }) {
  const { dialog, close } = useAddressedDialog();
  const [remove, isRemoving] = useSaving<ActivityDialogsDeleteMutation>(graphql`
    mutation ActivityDialogsDeleteMutation($input: DeleteInput!) {
      deleteActivities(input: $input) {
        ...saving_payload
        deletedIds
      }
    }
  `);
  if (!dialog) return null;
  if (dialog.startsWith('delete:')) {
    const activity = activities.find(({ id }) => dialog === `delete:${id}`);
    if (!activity) return null;
    return (
      <DeleteDialog
        entity="activity"
        ids={[activity.id]}
        name={activity.title}
        remove={() => remove({ input: { ids: [activity.id] } })}
        isRemoving={isRemoving}
        onClose={close}
      />
    );
  }
  return (
    <Suspense>
      <ActivityForm key={dialog} id={dialog === 'new' ? undefined : dialog} onClose={close} />
    </Suspense>
  );
}
