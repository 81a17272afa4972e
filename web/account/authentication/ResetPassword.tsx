import { Button, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { resetRules } from '../../../server/core/session/credentials.rules.ts';
import { checkRules } from '../../core/fields/checkRules.ts';
import { Form, showIssues } from '../../core/fields/Form.tsx';
import { PasswordField } from '../../core/fields/PasswordField.tsx';
import { LanguageLink } from '../../core/i18n/LanguageLink.tsx';
import type { ResetPasswordMutation } from '../../core/relay/generated/ResetPasswordMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { AuthenticationLayout } from './AuthenticationLayout.tsx';
import { BackToSignIn } from './BackToSignIn.tsx';
import { useFirstFocus } from './useFirstFocus.ts';

/**
 * /authentication/reset-password?token=…: sets a new password. The link works once and for 30 minutes; afterwards the page offers to send a
 * new one.
 */
export function ResetPassword() {
  const intl = useIntl();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const [expired, setExpired] = useState(!token);
  const form = useForm({ resolver: checkRules(resetRules, intl), defaultValues: { password: '', confirmPassword: '' } });
  useFirstFocus(form, 'password');
  const [save, saving] = useSaving<ResetPasswordMutation>(graphql`
    mutation ResetPasswordMutation($input: ResetPasswordInput!) {
      resetPassword(input: $input) {
        ...saving_payload
      }
    }
  `);
  const reset = async (passwords: { password: string; confirmPassword: string }) => {
    const { issues } = await save({ input: { token, ...passwords } });
    if (issues.some(({ code }) => code === 'linkExpired')) setExpired(true);
    else if (issues.length > 0) showIssues(form, issues);
    else await navigate('/authentication/sign-in/?reset', { replace: true });
  };
  if (expired)
    return (
      <AuthenticationLayout title="reset.expiredTitle" announced>
        <Text fontSize="lg">
          <FormattedMessage id="reset.expired" />
        </Text>
        <Button asChild size="lg" marginBlockStart="6">
          <LanguageLink to="/authentication/forgot-password">
            <FormattedMessage id="reset.askAgain" />
          </LanguageLink>
        </Button>
        <BackToSignIn />
      </AuthenticationLayout>
    );
  return (
    <AuthenticationLayout title="reset.title" lead="reset.lead">
      <Form form={form} onSubmit={reset}>
        <PasswordField
          name="password"
          label={<FormattedMessage id="reset.password" />}
          hint={<FormattedMessage id="signUp.passwordHint" />}
          autoComplete="new-password"
          required
        />
        <PasswordField
          name="confirmPassword"
          label={<FormattedMessage id="reset.confirmPassword" />}
          autoComplete="new-password"
          required
        />
        <Button type="submit" size="lg" loading={saving} loadingText={<FormattedMessage id="reset.submit" />}>
          <FormattedMessage id="reset.submit" />
        </Button>
      </Form>
    </AuthenticationLayout>
  );
}
