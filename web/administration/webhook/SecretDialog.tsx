import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import type { SecretDialogMutation } from '../../core/relay/generated/SecretDialogMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { Modal, ModalBody, ModalFooter } from '../../core/ui/Modal.tsx';
import { SecretModal } from '../../core/ui/SecretModal.tsx';
import { toast } from '../../core/ui/toasts.ts';
import { failureText } from '../../core/screens/failureText.ts';

/** Rotates a webhook's signing secret and shows the new one this once. */
export function SecretDialog({ webhook: { id, name }, onClose }: { webhook: { id: string; name: string }; onClose: () => unknown }) {
  const intl = useIntl();
  const [secret, setSecret] = useState<string | null>(null);
  const [renew, isRenewing] = useSaving<SecretDialogMutation>(graphql`
    mutation SecretDialogMutation($input: RecordInput!) {
      renewWebhookSecret(input: $input) {
        ...saving_payload
        secret
      }
    }
  `);
  const make = async () => {
    const { response, issues } = await renew({ input: { id } });
    if (response?.renewWebhookSecret.secret) setSecret(response.renewWebhookSecret.secret);
    else toast(failureText(intl, 'toast.updateFailed', 'webhook.one'), 'red', issues[0]?.text);
  };
  if (secret)
    return <SecretModal secret={secret} title="webhook.secret" text="webhook.secretText" label="webhook.secret" onClose={onClose} />;
  return (
    <Modal title={intl.formatMessage({ id: 'webhook.newSecret' })} onClose={onClose}>
      <ModalBody>
        <FormattedMessage id="webhook.newSecretText" values={{ name: <bdi>{name}</bdi> }} />
      </ModalBody>
      <ModalFooter>
        <Button variant="outline" onClick={onClose}>
          <FormattedMessage id="action.cancel" />
        </Button>
        <Button disabled={isRenewing} aria-busy={isRenewing} onClick={() => void make()}>
          <FormattedMessage id="webhook.makeSecret" />
        </Button>
      </ModalFooter>
    </Modal>
  );
}
