import { departmentRules } from '../../../server/staff/department/department.rules.ts';
import { StatusField } from '../../core/fields/StatusField.tsx';
import { TextAreaField } from '../../core/fields/TextAreaField.tsx';
import { TextField } from '../../core/fields/TextField.tsx';
import { departmentForm } from '../../core/relay/operations/departmentOperations.ts';
import { RecordForm, type RecordFormProps } from '../../core/screens/RecordForm.tsx';

/** Creates or edits a department. */
export const DepartmentForm = (props: RecordFormProps) => (
  <RecordForm entity="department" operations={departmentForm} rules={departmentRules} {...props}>
    <TextField name="title" autoComplete="off" />
    <TextAreaField name="description" />
    <StatusField name="status" />
  </RecordForm>
);
