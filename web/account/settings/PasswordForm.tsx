import { Box } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import { changePasswordRules } from '../../../server/core/session/credentials.rules.ts';
import { FieldGrid } from '../../core/fields/FieldGrid.tsx';
import { PasswordField } from '../../core/fields/PasswordField.tsx';
import type { PasswordFormMutation } from '../../core/relay/generated/PasswordFormMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { FormCard } from '../../core/screens/FormCard.tsx';

const blank = { currentPassword: '', password: '', confirmPassword: '' };

/** Changes the password, given the current one, which signs out all other devices. */
export function PasswordForm() {
  const [change, isSaving] = useSaving<PasswordFormMutation>(graphql`
    mutation PasswordFormMutation($input: ChangePasswordInput!) {
      changePassword(input: $input) {
        ...saving_payload
      }
    }
  `);
  return (
    <FormCard
      entity="password"
      rules={changePasswordRules}
      values={blank}
      afterSave={blank}
      save={input => change({ input })}
      isSaving={isSaving}
      submitLabel="account.changePassword"
    >
      <FieldGrid>
        <Box gridColumnEnd={{ md: 'span 2' }} width={{ md: 'calc(50% - 0.5rem)' }}>
          <PasswordField
            name="currentPassword"
            label={<FormattedMessage id="account.currentPassword" />}
            autoComplete="current-password"
            required
          />
        </Box>
        <PasswordField
          name="password"
          label={<FormattedMessage id="account.newPassword" />}
          hint={<FormattedMessage id="account.newPasswordHint" />}
          autoComplete="new-password"
          required
        />
        <PasswordField
          name="confirmPassword"
          label={<FormattedMessage id="account.confirmPassword" />}
          autoComplete="new-password"
          required
        />
      </FieldGrid>
    </FormCard>
  );
}
