import { Button, HStack, Link, Text } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import { useLocation, useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { typedPassword } from '../../../server/core/session/credentials.rules.ts';
import { checkRules } from '../../core/fields/checkRules.ts';
import { Form, showIssues } from '../../core/fields/Form.tsx';
import { PasswordField } from '../../core/fields/PasswordField.tsx';
import { LanguageLink } from '../../core/i18n/LanguageLink.tsx';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import type { LockScreenMutation } from '../../core/relay/generated/LockScreenMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { lock, unlock } from '../../core/session/lock.ts';
import { saveSession } from '../../core/session/saveSession.ts';
import { useSession } from '../../core/session/session.ts';
import { AuthenticationLayout } from './AuthenticationLayout.tsx';
import { useFirstFocus } from './useFirstFocus.ts';

const rules = z.object({ password: typedPassword });

/**
 * /authentication/lock-screen: covers Noria in this browser until the viewer enters their password, then returns to the previous page
 * (`from` in the navigation state).
 */
export function LockScreen() {
  const intl = useIntl();
  const navigate = useNavigate();
  const { userName, userEmail } = useSession();
  const { state } = useLocation() as { state: { from?: string } | null };
  useEffect(() => lock(state?.from ?? '/'), [state]);
  const form = useForm({ resolver: checkRules(rules, intl), defaultValues: { password: '' } });
  useFirstFocus(form, 'password');
  const [save, unlocking] = useSaving<LockScreenMutation>(graphql`
    mutation LockScreenMutation($input: UnlockInput!) {
      unlock(input: $input) {
        ...saving_payload
        accessToken
        viewer {
          ...saveSession_viewer
        }
      }
    }
  `);
  const open = async (input: { password: string }) => {
    const { response, issues } = await save({ input });
    if (!response) return showIssues(form, issues);
    const { accessToken, viewer } = response.unlock;
    if (viewer) saveSession(viewer, accessToken ?? undefined);
    await navigate(unlock(), { replace: true });
  };
  return (
    <AuthenticationLayout title="lock.title" lead="lock.lead">
      <HStack gap="3" marginBlockEnd="5" padding="3" borderWidth="1px" borderRadius="md" bg="bg.panel" minWidth="0">
        <Text fontWeight="medium" truncate>
          {userName}
        </Text>
        <Text color="fg.muted" truncate>
          <Ltr>{userEmail}</Ltr>
        </Text>
      </HStack>
      <Form form={form} onSubmit={open}>
        <input type="hidden" name="email" autoComplete="username" value={userEmail} readOnly />
        <PasswordField name="password" label={<FormattedMessage id="auth.password" />} autoComplete="current-password" required />
        <Button type="submit" size="lg" loading={unlocking} loadingText={<FormattedMessage id="lock.submit" />}>
          <FormattedMessage id="lock.submit" />
        </Button>
      </Form>
      <Text marginBlockStart="8" paddingBlockStart="5" borderTopWidth="1px">
        <Link asChild>
          <LanguageLink to="/authentication/logout">
            <FormattedMessage id="lock.notYou" />
          </LanguageLink>
        </Link>
      </Text>
    </AuthenticationLayout>
  );
}
