import { Button, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import { Navigate, useSearchParams } from 'react-router-dom';
import { z } from 'zod';
import { emailRule } from '../../../server/core/session/credentials.rules.ts';
import { checkRules } from '../../core/fields/checkRules.ts';
import { Form, showIssues } from '../../core/fields/Form.tsx';
import { TextField } from '../../core/fields/TextField.tsx';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import type { ForgotPasswordQuery } from '../../core/relay/generated/ForgotPasswordQuery.graphql.ts';
import type { ForgotPasswordMutation } from '../../core/relay/generated/ForgotPasswordMutation.graphql.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { AuthenticationLayout } from './AuthenticationLayout.tsx';
import { BackToSignIn } from './BackToSignIn.tsx';
import { useFirstFocus } from './useFirstFocus.ts';

const rules = z.object({ email: emailRule });

/**
 * /authentication/forgot-password: requests a reset link. The answer is the same for every address, so that nobody learns who has an
 * account. With `?token=` it redirects to the page that sets the password.
 */
export function ForgotPassword({ query }: ScreenProps<ForgotPasswordQuery>) {
  const intl = useIntl();
  const { sendsMail } = usePreloadedQuery<ForgotPasswordQuery>(
    graphql`
      query ForgotPasswordQuery @preloadable {
        installation {
          sendsMail
        }
      }
    `,
    query,
  ).installation;
  const [search] = useSearchParams();
  const [sentTo, setSentTo] = useState('');
  const form = useForm({ resolver: checkRules(rules, intl), defaultValues: { email: search.get('email') ?? '' } });
  useFirstFocus(form, 'email');
  const [save, sending] = useSaving<ForgotPasswordMutation>(graphql`
    mutation ForgotPasswordMutation($input: RequestPasswordResetInput!) {
      requestPasswordReset(input: $input) {
        ...saving_payload
      }
    }
  `);
  const ask = async (input: { email: string }) => {
    const { issues } = await save({ input });
    if (issues.length > 0) showIssues(form, issues);
    else setSentTo(input.email);
  };
  if (search.has('token')) return <Navigate to={`/authentication/reset-password?token=${search.get('token')}`} replace />;
  if (sentTo)
    return (
      <AuthenticationLayout title={sendsMail ? 'forgot.sentTitle' : 'forgot.keptTitle'} announced>
        <Stack gap="4">
          <Text fontSize="lg" overflowWrap="anywhere">
            <FormattedMessage id={sendsMail ? 'forgot.sent' : 'forgot.kept'} values={{ email: <Ltr fontWeight="medium">{sentTo}</Ltr> }} />
          </Text>
          {sendsMail && (
            <Text color="fg.muted">
              <FormattedMessage id="forgot.notThere" />
            </Text>
          )}
        </Stack>
        <Button variant="outline" marginBlockStart="5" onClick={() => setSentTo('')}>
          <FormattedMessage id="forgot.again" />
        </Button>
        <BackToSignIn />
      </AuthenticationLayout>
    );
  return (
    <AuthenticationLayout title="forgot.title" lead="forgot.lead">
      <Form form={form} onSubmit={ask}>
        <TextField
          name="email"
          type="email"
          label={<FormattedMessage id="auth.email" />}
          autoComplete="username"
          inputMode="email"
          required
        />
        <Button type="submit" size="lg" loading={sending} loadingText={<FormattedMessage id="forgot.submit" />}>
          <FormattedMessage id="forgot.submit" />
        </Button>
      </Form>
      <BackToSignIn />
    </AuthenticationLayout>
  );
}
