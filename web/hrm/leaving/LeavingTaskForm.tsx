import { leavingTaskRules } from '../../../server/hrm/leaving/leaving.rules.ts';
import { CompanyUserSelect } from '../../core/fields/CompanyUserSelect.tsx';
import { DateField } from '../../core/fields/DateField.tsx';
import { TextField } from '../../core/fields/TextField.tsx';
import { leavingTaskForm } from '../../core/relay/operations/leavingTaskOperations.ts';
import { RecordForm, type RecordFormProps } from '../../core/screens/RecordForm.tsx';
import { EmployeeSelect } from '../employee/EmployeeSelect.tsx';

/** Creates or edits what is to be done before somebody leaves. */
export const LeavingTaskForm = (props: RecordFormProps) => (
  <RecordForm entity="leavingTask" operations={leavingTaskForm} rules={leavingTaskRules} {...props}>
    <TextField name="title" autoComplete="off" />
    <EmployeeSelect name="employeeId" />
    <CompanyUserSelect name="assigneeId" />
    <DateField name="dueOn" />
  </RecordForm>
);
