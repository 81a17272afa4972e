import { Suspense } from 'react';
import { graphql } from 'react-relay';
import type { WebhookDialogsDeleteMutation } from '../../core/relay/generated/WebhookDialogsDeleteMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { DeleteDialog } from '../../core/screens/DeleteDialog.tsx';
import { useAddressedDialog } from '../../core/screens/useAddress.ts';
import { SecretDialog } from './SecretDialog.tsx';
import { WebhookForm } from './WebhookForm.tsx';

/** The dialog that the address names: `new`, a webhook's id, or `delete:` or `secret:` with one. */
export function WebhookDialogs({ webhooks }: { webhooks: { id: string; name: string }[] }) {
  const { dialog, close } = useAddressedDialog();
  const [remove, isRemoving] = useSaving<WebhookDialogsDeleteMutation>(graphql`
    mutation WebhookDialogsDeleteMutation($input: DeleteInput!) {
      deleteWebhookEndpoints(input: $input) {
        ...saving_payload
        deletedIds
      }
    }
  `);
  if (!dialog) return null;
  const [deed, id] = dialog.split(':');
  if (id) {
    const webhook = webhooks.find(one => one.id === id);
    if (!webhook) return null;
    if (deed === 'secret') return <SecretDialog webhook={webhook} onClose={close} />;
    const removeIt = () => remove({ input: { ids: [id] } });
    return <DeleteDialog entity="webhook" ids={[id]} name={webhook.name} remove={removeIt} isRemoving={isRemoving} onClose={close} />;
  }
  return (
    <Suspense>
      <WebhookForm key={dialog} id={dialog === 'new' ? undefined : dialog} onClose={close} />
    </Suspense>
  );
}
