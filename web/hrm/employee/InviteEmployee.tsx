import { graphql } from 'react-relay';
import { invitationRules } from '../../../server/administration/invitation/invitation.rules.ts';
import { languageCodes } from '../../../server/core/rules/languageCodes.ts';
import { z } from 'zod';
import { RoleSelect } from '../../administration/role/RoleSelect.tsx';
import { LanguageField } from '../../core/fields/LanguageField.tsx';
import { TextField } from '../../core/fields/TextField.tsx';
import { useLanguage } from '../../core/i18n/useLanguage.ts';
import type { InviteEmployeeMutation } from '../../core/relay/generated/InviteEmployeeMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { FormDialog } from '../../core/screens/FormDialog.tsx';

interface InviteEmployeeProps {
  employee: {
    readonly id: string;
    readonly email: string | null | undefined;
    readonly language: (typeof languageCodes)[number] | null | undefined;
  };
  onClose: () => unknown;
}

const rules = invitationRules.extend({ language: z.enum(languageCodes, 'required') });

/** Invites an employee, at the address of their record, to an account that is theirs as soon as they accept. */
export function InviteEmployee({ employee: { id, email, language: own }, onClose }: InviteEmployeeProps) {
  const { language } = useLanguage();
  const [invite, isSaving] = useSaving<InviteEmployeeMutation>(graphql`
    mutation InviteEmployeeMutation($input: InviteEmployeeInput!) {
      inviteEmployee(input: $input) {
        ...saving_payload
        employee {
          id
          invitedUntil
        }
      }
    }
  `);
  return (
    <FormDialog
      entity="employeeInvitation"
      size="sm"
      title="employeeInvitation.open"
      submitLabel="employeeInvitation.send"
      rules={rules}
      values={{ email: email ?? '', roleId: '', language: own ?? language.toUpperCase() }}
      save={input => invite({ input: { id, roleId: input.roleId, language: input.language } })}
      isSaving={isSaving}
      onClose={onClose}
    >
      <TextField name="email" type="email" disabled />
      <RoleSelect name="roleId" isActive />
      <LanguageField name="language" />
    </FormDialog>
  );
}
