import { roleRules } from '../../../server/administration/role/role.rules.ts';
import { StatusField } from '../../core/fields/StatusField.tsx';
import { TextAreaField } from '../../core/fields/TextAreaField.tsx';
import { TextField } from '../../core/fields/TextField.tsx';
import { roleForm } from '../../core/relay/operations/roleOperations.ts';
import { RecordForm, type RecordFormProps } from '../../core/screens/RecordForm.tsx';
import { RightsField } from './RightsField.tsx';

/** Creates or edits a role, its modules and what it may do in them. */
export function RoleForm(props: RecordFormProps) {
  return (
    <RecordForm entity="role" operations={roleForm} rules={roleRules} size="lg" {...props}>
      <TextField name="title" />
      <TextAreaField name="description" />
      <RightsField />
      <StatusField name="status" />
    </RecordForm>
  );
}
