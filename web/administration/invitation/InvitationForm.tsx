import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import { z } from 'zod';
import { invitationRules } from '../../../server/administration/invitation/invitation.rules.ts';
import { SelectField } from '../../core/fields/SelectField.tsx';
import { TextField } from '../../core/fields/TextField.tsx';
import { useLanguage } from '../../core/i18n/useLanguage.ts';
import type { InvitationFormInviteMutation } from '../../core/relay/generated/InvitationFormInviteMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { FormDialog } from '../../core/screens/FormDialog.tsx';
import { roleOptions, type RoleChoice } from '../user/roleOptions.ts';

type Code = 'EN' | 'AR' | 'SP';
/** Each in its own language, for users who do not read the others. */
const languages = [
  { value: 'EN', label: 'English' },
  { value: 'AR', label: 'العربية' },
  { value: 'SP', label: 'Español' },
];
const rules = invitationRules.extend({ language: z.string() });

/** Invites a user by mail, in their language and with a role. */
export function InvitationForm({ roles, onClose }: { roles: RoleChoice[]; onClose: () => unknown }) {
  const intl = useIntl();
  const { language } = useLanguage();
  const [invite, isSaving] = useSaving<InvitationFormInviteMutation>(graphql`
    mutation InvitationFormInviteMutation($input: InviteUserInput!) {
      inviteUser(input: $input) {
        ...saving_payload
        invitation {
          id
        }
      }
    }
  `);
  return (
    <FormDialog
      entity="invitation"
      rules={rules}
      values={{ email: '', roleId: '', language: language.toUpperCase() }}
      save={input => invite({ input: { ...input, language: input.language as Code } })}
      isSaving={isSaving}
      onClose={onClose}
      size="sm"
      submitLabel="invitation.send"
    >
      <TextField
        name="email"
        type="email"
        label={<FormattedMessage id="user.email" />}
        hint={<FormattedMessage id="invitation.emailHint" />}
        autoComplete="off"
        required
      />
      <SelectField
        name="roleId"
        label={<FormattedMessage id="user.role" />}
        options={roleOptions(roles)}
        placeholder={intl.formatMessage({ id: 'field.choose' })}
        required
      />
      <SelectField name="language" label={<FormattedMessage id="invitation.language" />} options={languages} required />
    </FormDialog>
  );
}
