import { Link, Text } from '@chakra-ui/react';
import { useId, useState, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form, showIssues } from '../../core/fields/Form.tsx';
import { PasswordField } from '../../core/fields/PasswordField.tsx';
import type { Outcome } from '../../core/relay/saving.ts';
import { FormFooter } from '../../core/ui/FormFooter.tsx';
import { Modal, ModalBody } from '../../core/ui/Modal.tsx';
import { CodeField } from './CodeField.tsx';

/** Proof of identity for reauthentication. */
export type Proof = { password: string } | { code: string };

interface ProofDialogProps {
  title: string;
  text?: ReactNode;
  /** Message id of the button. */
  submitLabel: string;
  isDanger?: boolean;
  /** Whether a code is accepted as well. */
  takesCode: boolean;
  /** Performs the action; without issues the dialog is done. */
  submit: (proof: Proof) => Promise<Outcome<unknown>['issues']>;
  isBusy: boolean;
  onClose: () => unknown;
}

/** Asks for the password or a second factor code before an action that someone at an unattended screen must not perform. */
export function ProofDialog({ title, text, submitLabel, isDanger, takesCode, submit, isBusy, onClose }: ProofDialogProps) {
  const intl = useIntl();
  const id = useId();
  const [byCode, setByCode] = useState(false);
  const form = useForm({ defaultValues: { password: '', code: '' } });
  const send = async ({ password, code }: { password: string; code: string }) =>
    showIssues(form, await submit(byCode ? { code } : { password }));
  return (
    <Modal title={title} onClose={onClose} size="sm">
      <ModalBody>
        {text && <Text marginBlockEnd="4">{text}</Text>}
        <Form form={form} id={id} onSubmit={send}>
          {byCode ? (
            <CodeField label={intl.formatMessage({ id: 'secondFactor.anyCode' })} />
          ) : (
            <PasswordField
              name="password"
              label={intl.formatMessage({ id: 'secondFactor.password' })}
              autoComplete="current-password"
              required
            />
          )}
        </Form>
        {takesCode && (
          <Link asChild marginBlockStart="3">
            <button type="button" onClick={() => setByCode(!byCode)}>
              <FormattedMessage id={byCode ? 'secondFactor.byPassword' : 'secondFactor.byCode'} />
            </button>
          </Link>
        )}
      </ModalBody>
      <FormFooter form={id} label={submitLabel} onCancel={onClose} {...{ isBusy, isDanger }} />
    </Modal>
  );
}
