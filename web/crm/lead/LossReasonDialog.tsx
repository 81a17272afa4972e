import { useCallback, useId } from 'react';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { lossReasonRules } from '../../../server/crm/lead/lead.rules.ts';
import { checkRules } from '../../core/fields/checkRules.ts';
import { Form } from '../../core/fields/Form.tsx';
import { TextAreaField } from '../../core/fields/TextAreaField.tsx';
import { FormFooter } from '../../core/ui/FormFooter.tsx';
import { LossReasonSelect } from '../leadChoice/LossReasonSelect.tsx';
import { Modal, ModalBody } from '../../core/ui/Modal.tsx';

/** Why a lead was lost: one of the company's reasons, and what else is to be said. */
export interface Loss {
  lossReasonId: string;
  lossNote?: string | null;
}

/** Asks why a lead was lost; without an answer the lead stays in its column. */
export function LossReasonDialog({ name, answer }: { name: string; answer: (loss: Loss | undefined) => void }) {
  const intl = useIntl();
  const id = useId();
  const form = useForm({ resolver: checkRules(lossReasonRules, intl), defaultValues: { lossReasonId: '', lossNote: '' } });
  const close = useCallback(() => answer(undefined), [answer]);
  return (
    <Modal title={intl.formatMessage({ id: 'lead.lossTitle' }, { name })} onClose={close} size="sm">
      <ModalBody>
        <Form form={form} id={id} onSubmit={loss => answer(loss)}>
          <LossReasonSelect
            name="lossReasonId"
            label={<FormattedMessage id="lead.lossReason" />}
            hint={<FormattedMessage id="lead.lossHint" />}
            required
          />
          <TextAreaField name="lossNote" label={<FormattedMessage id="lead.lossNote" />} rows={2} />
        </Form>
      </ModalBody>
      <FormFooter form={id} label="lead.lose" onCancel={close} />
    </Modal>
  );
}
