import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import { userRules } from '../../../server/administration/user/user.rules.ts';
import { SelectField } from '../../core/fields/SelectField.tsx';
import type { AssignRoleMutation } from '../../core/relay/generated/AssignRoleMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { FormDialog } from '../../core/screens/FormDialog.tsx';
import { roleOptions, type RoleChoice } from './roleOptions.ts';
import type { UserRow } from './userColumns.tsx';

const rules = userRules.pick({ roleId: true });

/** Changes a user's role, effective from their next request. */
export function AssignRole({ user, roles, onClose }: { user: UserRow; roles: RoleChoice[]; onClose: () => unknown }) {
  const [assign, isSaving] = useSaving<AssignRoleMutation>(graphql`
    mutation AssignRoleMutation($input: AssignRoleInput!) {
      assignRole(input: $input) {
        ...saving_payload
        user {
          id
          version
          role {
            id
            title
          }
        }
      }
    }
  `);
  return (
    <FormDialog
      entity="user"
      rules={rules}
      values={{ roleId: user.role.id }}
      version={user.version}
      save={({ roleId }) => assign({ input: { userId: user.id, roleId } })}
      isSaving={isSaving}
      onClose={onClose}
      size="sm"
    >
      <SelectField
        name="roleId"
        label={<FormattedMessage id="user.roleOf" values={{ name: <bdi>{user.name}</bdi> }} />}
        hint={<FormattedMessage id="user.roleHint" />}
        options={roleOptions(roles, user.role)}
        required
      />
    </FormDialog>
  );
}
