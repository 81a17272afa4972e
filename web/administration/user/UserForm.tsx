import { Stack } from '@chakra-ui/react';
import { useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { z } from 'zod';
import { passwordRules } from '../../../server/core/session/credentials.rules.ts';
import { userRules } from '../../../server/administration/user/user.rules.ts';
import { PasswordField } from '../../core/fields/PasswordField.tsx';
import { SelectField } from '../../core/fields/SelectField.tsx';
import { TextField } from '../../core/fields/TextField.tsx';
import type { UserFormCreateMutation } from '../../core/relay/generated/UserFormCreateMutation.graphql.ts';
import type { UserFormQuery } from '../../core/relay/generated/UserFormQuery.graphql.ts';
import type { UserFormUpdateMutation } from '../../core/relay/generated/UserFormUpdateMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { FormDialog } from '../../core/screens/FormDialog.tsx';
import { GoneDialog } from '../../core/screens/GoneDialog.tsx';
import { MorePermissionsDialog } from './MorePermissionsDialog.tsx';
import { roleOptions, type RoleChoice } from './roleOptions.ts';
import { useQuery } from '../../core/relay/useQuery.ts';

const query = graphql`
  query UserFormQuery($id: ID!, $isNew: Boolean!) {
    user(id: $id) @skip(if: $isNew) {
      id
      version
      name
      email
      isSelf
      hasMorePermissions
      role {
        id
        title
      }
    }
  }
`;
const newUserRules = userRules.extend({ password: passwordRules });
const changedRules = (emailBefore: string) =>
  userRules
    .extend({ password: z.string() })
    .refine(({ email, password }) => email === emailBefore || password !== '', { path: ['password'], message: 'required' });

/** Creates a user with an initial password, or edits one. */
export function UserForm({ id, roles, onClose }: { id?: string; roles: RoleChoice[]; onClose: () => unknown }) {
  const variables = { id: id ?? '', isNew: !id };
  const { user } = useQuery<UserFormQuery>(query, variables, { fetchPolicy: 'network-only' });
  const environment = useRelayEnvironment();
  const intl = useIntl();
  const [create, isCreating] = useSaving<UserFormCreateMutation>(graphql`
    mutation UserFormCreateMutation($input: CreateUserInput!) {
      createUser(input: $input) {
        ...saving_payload
      }
    }
  `);
  const [update, isUpdating] = useSaving<UserFormUpdateMutation>(graphql`
    mutation UserFormUpdateMutation($input: UpdateUserInput!) {
      updateUser(input: $input) {
        ...saving_payload
        user {
          id
          version
          name
          email
          role {
            id
            title
          }
        }
      }
    }
  `);
  if (id && !user) return <GoneDialog entity="user" onClose={onClose} />;
  if (user?.hasMorePermissions) return <MorePermissionsDialog name={user.name} onClose={onClose} />;
  const options = roleOptions(roles, user?.role);
  const fields = (
    <Stack gap="4">
      <TextField name="name" label={<FormattedMessage id="user.name" />} autoComplete="off" required />
      <TextField
        name="email"
        type="email"
        label={<FormattedMessage id="user.email" />}
        hint={<FormattedMessage id="user.emailHint" />}
        autoComplete="off"
        required
      />
      {user && <OwnPassword emailBefore={user.email} />}
      <SelectField
        name="roleId"
        label={<FormattedMessage id="user.role" />}
        options={options}
        placeholder={intl.formatMessage({ id: 'field.choose' })}
        disabled={user?.isSelf}
        required
      />
      {!id && (
        <PasswordField
          name="password"
          label={<FormattedMessage id="user.password" />}
          hint={<FormattedMessage id="user.passwordHint" />}
          autoComplete="new-password"
          required
        />
      )}
    </Stack>
  );
  if (!user) {
    return (
      <FormDialog
        entity="user"
        rules={newUserRules}
        values={{ name: '', email: '', roleId: '', password: '' }}
        save={input => create({ input })}
        isSaving={isCreating}
        onClose={onClose}
      >
        {fields}
      </FormDialog>
    );
  }
  return (
    <FormDialog
      entity="user"
      rules={changedRules(user.email)}
      values={{ name: user.name, email: user.email, roleId: user.role.id, password: '' }}
      version={user.version}
      save={({ password, ...input }, version) => update({ input: { id: user.id, version, ...input, password: password || null } })}
      reload={async () => void (await fetchQuery(environment, query, variables).toPromise())}
      isSaving={isUpdating}
      onClose={onClose}
    >
      {fields}
    </FormDialog>
  );
}

/** Asks for the viewer's own password: control of a user's address means control of the account. */
function OwnPassword({ emailBefore }: { emailBefore: string }) {
  const email = useWatch({ name: 'email' }) as string;
  if (email.trim() === emailBefore) return null;
  return (
    <PasswordField
      name="password"
      label={<FormattedMessage id="user.ownPassword" />}
      hint={<FormattedMessage id="user.ownPasswordHint" />}
      autoComplete="current-password"
      required
    />
  );
}
