import { useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import { z } from 'zod';
import { userRules } from '../../../server/administration/user/user.rules.ts';
import { passwordRules } from '../../../server/core/session/credentials.rules.ts';
import { PasswordField } from '../../core/fields/PasswordField.tsx';
import { SelectField } from '../../core/fields/SelectField.tsx';
import { TextField } from '../../core/fields/TextField.tsx';
import { readingMore } from '../../core/relay/FormOperations.ts';
import type { UserFormQuery } from '../../core/relay/generated/UserFormQuery.graphql.ts';
import { userForm } from '../../core/relay/operations/userOperations.ts';
import { RecordForm, type RecordFormProps } from '../../core/screens/RecordForm.tsx';
import { MorePermissionsDialog } from './MorePermissionsDialog.tsx';
import { roleOptions, type RoleChoice } from './roleOptions.ts';

const operations = readingMore<UserFormQuery>(
  userForm,
  graphql`
    query UserFormQuery($id: ID!, $isBlank: Boolean!) {
      record: user(id: $id) @skip(if: $isBlank) {
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
  `,
);

const newUserRules = userRules.extend({ password: passwordRules });
/** A changed address needs the viewer's own password. */
const changedRules = (emailBefore: string) =>
  userRules
    .extend({ password: z.string().transform(password => password || null) })
    .refine(({ email, password }) => email === emailBefore || password, { path: ['password'], message: 'required' });

/** Creates a user with an initial password, or edits one. */
export function UserForm({ roles, onClose, ...props }: RecordFormProps & { roles: RoleChoice[] }) {
  const intl = useIntl();
  return (
    <RecordForm
      entity="user"
      operations={operations}
      rules={user => (user ? changedRules(user.email) : newUserRules)}
      instead={user => user.hasMorePermissions && <MorePermissionsDialog name={user.name} onClose={onClose} />}
      onClose={onClose}
      {...props}
    >
      {user => (
        <>
          <TextField name="name" autoComplete="off" />
          <TextField name="email" type="email" autoComplete="off" />
          {user && <OwnPassword emailBefore={user.email} />}
          <SelectField
            name="roleId"
            hint=""
            options={roleOptions(roles, user?.role)}
            placeholder={intl.formatMessage({ id: 'field.choose' })}
            disabled={user?.isSelf}
          />
          {!user && <PasswordField name="password" autoComplete="new-password" />}
        </>
      )}
    </RecordForm>
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
