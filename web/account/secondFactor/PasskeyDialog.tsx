import { Text } from '@chakra-ui/react';
import { startRegistration, type PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import { passkeyRules } from '../../../server/core/secondFactor/secondFactor.rules.ts';
import { checkRules } from '../../core/fields/checkRules.ts';
import { Form, showIssues } from '../../core/fields/Form.tsx';
import { TextField } from '../../core/fields/TextField.tsx';
import type { PasskeyDialogMutation } from '../../core/relay/generated/PasskeyDialogMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { saveSession } from '../../core/session/saveSession.ts';
import { FormFooter } from '../../core/ui/FormFooter.tsx';
import { Modal, ModalBody } from '../../core/ui/Modal.tsx';

interface PasskeyDialogProps {
  options: PublicKeyCredentialCreationOptionsJSON;
  onClose: () => unknown;
  /** Receives the recovery codes, if any were created. */
  onDone: (codes: readonly string[] | null) => unknown;
}

/** Names a passkey and has the browser create it. */
export default function PasskeyDialog({ options, onClose, onDone }: PasskeyDialogProps) {
  const intl = useIntl();
  const id = useId();
  const [isAsking, setAsking] = useState(false);
  const form = useForm({ resolver: checkRules(passkeyRules, intl), defaultValues: { name: '' } });
  const [save, isSaving] = useSaving<PasskeyDialogMutation>(graphql`
    mutation PasskeyDialogMutation($input: AddPasskeyInput!) {
      addPasskey(input: $input) {
        ...saving_payload
        recoveryCodes
        viewer {
          ...saveSession_viewer
        }
      }
    }
  `);
  const make = async ({ name }: { name: string }) => {
    setAsking(true);
    const passkey = await startRegistration({ optionsJSON: options }).catch(() => undefined);
    setAsking(false);
    if (!passkey) return form.setError('root', { message: intl.formatMessage({ id: 'secondFactor.passkeyNotMade' }) });
    const { response, issues } = await save({ input: { name, passkey } });
    const { viewer, recoveryCodes } = response?.addPasskey ?? {};
    if (!viewer) return showIssues(form, issues);
    saveSession(viewer);
    onDone(recoveryCodes ?? null);
  };
  return (
    <Modal title={intl.formatMessage({ id: 'secondFactor.addPasskey' })} onClose={onClose} size="sm">
      <ModalBody>
        <Text marginBlockEnd="4">
          <FormattedMessage id="secondFactor.passkeyText" />
        </Text>
        <Form form={form} id={id} onSubmit={make}>
          <TextField
            name="name"
            label={<FormattedMessage id="secondFactor.passkeyName" />}
            hint={<FormattedMessage id="secondFactor.passkeyNameHint" />}
            autoComplete="off"
            maxLength={60}
            required
          />
        </Form>
      </ModalBody>
      <FormFooter form={id} label="secondFactor.makePasskey" isBusy={isAsking || isSaving} onCancel={onClose} />
    </Modal>
  );
}
