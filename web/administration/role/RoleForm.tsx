import { useIntl } from 'react-intl';
import { roleRules } from '../../../server/administration/role/role.rules.ts';
import { permissionCodes } from '../../../server/core/rules/permissionCodes.ts';
import { CheckboxGroup } from '../../core/fields/CheckboxGroup.tsx';
import { StatusField } from '../../core/fields/StatusField.tsx';
import { TextAreaField } from '../../core/fields/TextAreaField.tsx';
import { TextField } from '../../core/fields/TextField.tsx';
import { roleForm } from '../../core/relay/operations/roleOperations.ts';
import { RecordForm, type RecordFormProps } from '../../core/screens/RecordForm.tsx';

/** Creates or edits a role and its permissions. */
export function RoleForm(props: RecordFormProps) {
  const intl = useIntl();
  return (
    <RecordForm entity="role" operations={roleForm} rules={roleRules} {...props}>
      <TextField name="title" />
      <TextAreaField name="description" />
      <CheckboxGroup
        name="permissions"
        options={permissionCodes.map(value => ({ value, label: intl.formatMessage({ id: `permission.${value}` }) }))}
      />
      <StatusField name="status" />
    </RecordForm>
  );
}
