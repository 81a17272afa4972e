import { useCallback, useId } from 'react';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { lossReasonRules } from '../../../server/crm/lead/lead.rules.ts';
import { checkRules } from '../../core/fields/checkRules.ts';
import { Form } from '../../core/fields/Form.tsx';
import { TextAreaField } from '../../core/fields/TextAreaField.tsx';
import { FormFooter } from '../../core/ui/FormFooter.tsx';
import { Modal, ModalBody } from '../../core/ui/Modal.tsx';

/** Asks why a lead was lost; without an answer the lead stays in its column. */
export function LossReasonDialog({ name, answer }: { name: string; answer: (reason: string | undefined) => void }) {
  const intl = useIntl();
  const id = useId();
  const form = useForm({ resolver: checkRules(lossReasonRules, intl), defaultValues: { lossReason: '' } });
  const close = useCallback(() => answer(undefined), [answer]);
  return (
    <Modal title={intl.formatMessage({ id: 'lead.lossTitle' }, { name })} onClose={close} size="sm">
      <ModalBody>
        <Form form={form} id={id} onSubmit={({ lossReason }) => answer(lossReason)}>
          <TextAreaField
            name="lossReason"
            label={<FormattedMessage id="lead.lossReason" />}
            hint={<FormattedMessage id="lead.lossHint" />}
            required
          />
        </Form>
      </ModalBody>
      <FormFooter form={id} label="lead.lose" onCancel={close} />
    </Modal>
  );
}
