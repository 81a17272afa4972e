import { Text } from '@chakra-ui/react';
import { useCallback, useId } from 'react';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { hireRules } from '../../../server/hrm/application/application.rules.ts';
import { checkRules } from '../../core/fields/checkRules.ts';
import { DateField } from '../../core/fields/DateField.tsx';
import { Form } from '../../core/fields/Form.tsx';
import { MoneyField } from '../../core/fields/MoneyField.tsx';
import { FormFooter } from '../../core/ui/FormFooter.tsx';
import { Modal, ModalBody } from '../../core/ui/Modal.tsx';
import { DepartmentSelect } from '../../staff/department/DepartmentSelect.tsx';

/** What confirming an application asks for. */
export interface Hiring {
  departmentId: string;
  joinedOn: string;
  salary: string;
}

/** Asks on what terms an applicant is employed; without an answer the application stays in its column. */
export function HireDialog({ name, answer }: { name: string; answer: (hiring: Hiring | undefined) => void }) {
  const intl = useIntl();
  const id = useId();
  const form = useForm({ resolver: checkRules(hireRules, intl), defaultValues: { departmentId: '', joinedOn: '', salary: '' } });
  const close = useCallback(() => answer(undefined), [answer]);
  const label = (field: string) => <FormattedMessage id={`hiring.${field}`} />;
  return (
    <Modal title={intl.formatMessage({ id: 'hiring.title' }, { name })} onClose={close} size="sm">
      <ModalBody>
        <Form form={form} id={id} onSubmit={hiring => answer(hiring)}>
          <Text color="fg.muted">
            <FormattedMessage id="hiring.text" />
          </Text>
          <DepartmentSelect name="departmentId" label={label('departmentId')} required />
          <DateField name="joinedOn" label={label('joinedOn')} required />
          <MoneyField name="salary" label={label('salary')} required />
        </Form>
      </ModalBody>
      <FormFooter form={id} label="application.confirm" onCancel={close} />
    </Modal>
  );
}
