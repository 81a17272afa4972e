import { leaveTypeRules } from '../../../server/hrm/leaveType/leaveType.rules.ts';
import { FlagField } from '../../core/fields/FlagField.tsx';
import { NumberField } from '../../core/fields/NumberField.tsx';
import { StatusField } from '../../core/fields/StatusField.tsx';
import { TextField } from '../../core/fields/TextField.tsx';
import { leaveTypeForm } from '../../core/relay/operations/leaveTypeOperations.ts';
import { RecordForm, type RecordFormProps } from '../../core/screens/RecordForm.tsx';

/** Creates or edits a type of leave. */
export const LeaveTypeForm = (props: RecordFormProps) => (
  <RecordForm entity="leaveType" operations={leaveTypeForm} rules={leaveTypeRules} {...props}>
    <TextField name="title" autoComplete="off" />
    <NumberField name="yearlyDays" decimals={[0, 1]} />
    <NumberField name="carryOverDays" decimals={[0, 1]} />
    <FlagField name="isUnpaid" />
    <FlagField name="isConfidential" />
    <StatusField name="status" />
  </RecordForm>
);
