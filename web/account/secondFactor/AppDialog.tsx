import { chakra, Flex, Skeleton, Stack, Text } from '@chakra-ui/react';
import { Suspense, useId } from 'react';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import { codeRules } from '../../../server/core/secondFactor/secondFactor.rules.ts';
import { checkRules } from '../../core/fields/checkRules.ts';
import { Form, showIssues } from '../../core/fields/Form.tsx';
import type { AppDialogMutation } from '../../core/relay/generated/AppDialogMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { saveSession } from '../../core/session/saveSession.ts';
import { FormFooter } from '../../core/ui/FormFooter.tsx';
import { Modal, ModalBody } from '../../core/ui/Modal.tsx';
import { CodeField } from './CodeField.tsx';
import { lazyPart } from '../../core/ui/lazyPart.tsx';

const QrCode = lazyPart(async () => (await import('./QrCode.tsx')).default);

interface AppDialogProps {
  secret: string;
  uri: string;
  onClose: () => unknown;
  /** Receives the recovery codes, if any were created. */
  onDone: (codes: readonly string[] | null) => unknown;
}

/** Connects an authenticator app: scan the QR code, then enter the app's code. */
export function AppDialog({ secret, uri, onClose, onDone }: AppDialogProps) {
  const intl = useIntl();
  const id = useId();
  const form = useForm({ resolver: checkRules(codeRules, intl), defaultValues: { code: '' } });
  const [save, isSaving] = useSaving<AppDialogMutation>(graphql`
    mutation AppDialogMutation($input: ConfirmAuthenticatorInput!) {
      confirmAuthenticator(input: $input) {
        ...saving_payload
        recoveryCodes
        viewer {
          ...saveSession_viewer
        }
      }
    }
  `);
  const confirm = async (input: { code: string }) => {
    const { response, issues } = await save({ input });
    const { viewer, recoveryCodes } = response?.confirmAuthenticator ?? {};
    if (!viewer) return showIssues(form, issues);
    saveSession(viewer);
    onDone(recoveryCodes ?? null);
  };
  return (
    <Modal title={intl.formatMessage({ id: 'secondFactor.addApp' })} onClose={onClose}>
      <ModalBody>
        <Flex gap="5" direction={{ base: 'column', sm: 'row' }} align="flex-start">
          <Suspense fallback={<Skeleton boxSize="48" flexShrink="0" />}>
            <QrCode text={uri} />
          </Suspense>
          <Stack gap="3" minWidth="0">
            <Text>
              <FormattedMessage id="secondFactor.scan" />
            </Text>
            <Text fontSize="sm" color="fg.muted">
              <FormattedMessage id="secondFactor.orType" />
            </Text>
            <chakra.code dir="ltr" fontFamily="mono" overflowWrap="anywhere" userSelect="all">
              {secret.match(/.{1,4}/g)?.join(' ')}
            </chakra.code>
          </Stack>
        </Flex>
        <chakra.div marginBlockStart="5">
          <Form form={form} id={id} onSubmit={confirm}>
            <CodeField
              label={<FormattedMessage id="secondFactor.appCode" />}
              hint={<FormattedMessage id="secondFactor.appCodeHint" />}
              digits
            />
          </Form>
        </chakra.div>
      </ModalBody>
      <FormFooter form={id} label="secondFactor.switchOn" isBusy={isSaving} onCancel={onClose} />
    </Modal>
  );
}
