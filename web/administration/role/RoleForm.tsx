import { FormattedMessage, useIntl } from 'react-intl';
import { fetchQuery, graphql, useLazyLoadQuery, useRelayEnvironment } from 'react-relay';
import { roleRules } from '../../../server/administration/role/role.rules.ts';
import { permissionCodes } from '../../../server/core/rules/permissionCodes.ts';
import { CheckboxGroup } from '../../core/fields/CheckboxGroup.tsx';
import { SelectField } from '../../core/fields/SelectField.tsx';
import { TextAreaField } from '../../core/fields/TextAreaField.tsx';
import { TextField } from '../../core/fields/TextField.tsx';
import type { RoleFormCreateMutation } from '../../core/relay/generated/RoleFormCreateMutation.graphql.ts';
import type { RoleFormQuery } from '../../core/relay/generated/RoleFormQuery.graphql.ts';
import type { RoleFormUpdateMutation } from '../../core/relay/generated/RoleFormUpdateMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { FormDialog } from '../../core/screens/FormDialog.tsx';
import { GoneDialog } from '../../core/screens/GoneDialog.tsx';
import { useFormSource } from '../../core/screens/useFormSource.ts';
import type { PermissionCode } from '../../core/session/permissions.ts';

const query = graphql`
  query RoleFormQuery($id: ID!, $isBlank: Boolean!) {
    role(id: $id) @skip(if: $isBlank) {
      id
      version
      title
      description
      permissions
      status
    }
  }
`;
const blank = { title: '', description: '', permissions: [] as PermissionCode[], status: 'ACTIVE' as 'ACTIVE' | 'INACTIVE' };

/** Makes a role or changes one: what its users may open. */
export function RoleForm({ id, onClose }: { id?: string; onClose: () => unknown }) {
  const { sourceId, isBlank, isCopy } = useFormSource(id);
  const variables = { id: sourceId, isBlank };
  const { role } = useLazyLoadQuery<RoleFormQuery>(query, variables, { fetchPolicy: 'network-only' });
  const environment = useRelayEnvironment();
  const intl = useIntl();
  const [create, isCreating] = useSaving<RoleFormCreateMutation>(graphql`
    mutation RoleFormCreateMutation($input: CreateRoleInput!) {
      createRole(input: $input) {
        ...saving_payload
      }
    }
  `);
  const [update, isUpdating] = useSaving<RoleFormUpdateMutation>(graphql`
    mutation RoleFormUpdateMutation($input: UpdateRoleInput!) {
      updateRole(input: $input) {
        ...saving_payload
        role {
          id
          version
          title
          description
          permissions
          status
        }
      }
    }
  `);
  if (sourceId && !role) return <GoneDialog entity="role" onClose={onClose} />;
  return (
    <FormDialog
      entity="role"
      rules={roleRules}
      values={role ? { title: role.title, description: role.description, permissions: [...role.permissions], status: role.status } : blank}
      version={isCopy ? undefined : role?.version}
      save={(input, version) => (id ? update({ input: { id, version, ...input } }) : create({ input }))}
      reload={async () => void (await fetchQuery(environment, query, variables).toPromise())}
      isSaving={isCreating || isUpdating}
      onClose={onClose}
    >
      <TextField name="title" label={<FormattedMessage id="role.title" />} required />
      <TextAreaField name="description" label={<FormattedMessage id="role.description" />} required />
      <CheckboxGroup
        name="permissions"
        label={<FormattedMessage id="role.permissions" />}
        hint={<FormattedMessage id="role.permissionsHint" />}
        options={permissionCodes.map(value => ({ value, label: intl.formatMessage({ id: `permission.${value}` }) }))}
        required
      />
      <SelectField
        name="status"
        label={<FormattedMessage id="role.status" />}
        hint={<FormattedMessage id="role.statusHint" />}
        options={['ACTIVE', 'INACTIVE'].map(value => ({ value, label: intl.formatMessage({ id: `status.${value}` }) }))}
        required
      />
    </FormDialog>
  );
}
