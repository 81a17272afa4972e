import { departmentRules } from '../../../server/staff/department/department.rules.ts';
import { StatusField } from '../../core/fields/StatusField.tsx';
import { TextAreaField } from '../../core/fields/TextAreaField.tsx';
import { TextField } from '../../core/fields/TextField.tsx';
import { departmentForm } from '../../core/relay/operations/departmentOperations.ts';
import { RecordForm, type RecordFormProps } from '../../core/screens/RecordForm.tsx';

/** Creates or edits a department; `name` is the title that a new one begins with. */
export const DepartmentForm = ({ name, ...props }: RecordFormProps & { name?: string }) => (
  <RecordForm entity="department" operations={departmentForm} rules={departmentRules} initial={{ title: name }} {...props}>
    <TextField name="title" autoComplete="off" />
    <TextAreaField name="description" />
    <StatusField name="status" />
  </RecordForm>
);
