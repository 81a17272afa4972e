import { leavingStepRules } from '../../../server/hrm/leaving/leaving.rules.ts';
import { CompanyUserSelect } from '../../core/fields/CompanyUserSelect.tsx';
import { NumberField } from '../../core/fields/NumberField.tsx';
import { StatusField } from '../../core/fields/StatusField.tsx';
import { TextField } from '../../core/fields/TextField.tsx';
import { leavingStepForm } from '../../core/relay/operations/leavingStepOperations.ts';
import { RecordForm, type RecordFormProps } from '../../core/screens/RecordForm.tsx';

/** Creates or edits a step of the template by which people leave. */
export const LeavingStepForm = (props: RecordFormProps) => (
  <RecordForm entity="leavingStep" operations={leavingStepForm} rules={leavingStepRules} initial={{ daysBefore: '0' }} {...props}>
    <TextField name="title" autoComplete="off" />
    <NumberField name="daysBefore" decimals={[0, 0]} />
    <CompanyUserSelect name="assigneeId" />
    <StatusField name="status" />
  </RecordForm>
);
