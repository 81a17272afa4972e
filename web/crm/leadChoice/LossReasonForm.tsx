import { leadChoiceRules } from '../../../server/crm/leadChoice/leadChoice.rules.ts';
import { StatusField } from '../../core/fields/StatusField.tsx';
import { TextField } from '../../core/fields/TextField.tsx';
import { lossReasonForm } from '../../core/relay/operations/lossReasonOperations.ts';
import { RecordForm, type RecordFormProps } from '../../core/screens/RecordForm.tsx';

/** Creates or edits a loss reason; `name` is what a new one begins with. */
export const LossReasonForm = ({ name, ...props }: RecordFormProps & { name?: string }) => (
  <RecordForm entity="lossReason" size="sm" operations={lossReasonForm} rules={leadChoiceRules} initial={{ name }} {...props}>
    <TextField name="name" autoComplete="off" />
    <StatusField name="status" />
  </RecordForm>
);
