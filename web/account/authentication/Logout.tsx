import { Button, HStack, Spinner, Stack, Text } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import { LanguageLink } from '../../core/i18n/LanguageLink.tsx';
import type { LogoutMutation } from '../../core/relay/generated/LogoutMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { landingPath } from '../../core/routing/guard.ts';
import { clearSession, isSignedIn } from '../../core/session/session.ts';
import { Notice } from '../../core/ui/Notice.tsx';
import { AuthenticationLayout } from './AuthenticationLayout.tsx';

/** /authentication/logout: ends the session on the server and in this browser, then the landing page (spec 1 §2). Without a connection it says that the server does not know yet. */
export function Logout() {
  const navigate = useNavigate();
  const [failed, setFailed] = useState(false);
  const [save, signingOut] = useSaving<LogoutMutation>(graphql`
    mutation LogoutMutation($input: SignOutInput!) {
      signOut(input: $input) {
        ...saving_payload
      }
    }
  `);
  const leave = async () => {
    const issues = isSignedIn() ? (await save({ input: {} })).issues : [];
    // A session the server no longer knows is ended already.
    if (issues.some(({ code }) => code !== 'failed.UNAUTHENTICATED')) return setFailed(true);
    clearSession();
    await navigate(landingPath, { replace: true });
  };
  const started = useRef(false);
  useEffect(() => {
    if (!started.current) void leave();
    started.current = true;
  });
  return (
    <AuthenticationLayout title="logout.title">
      {failed ? (
        <Stack gap="5">
          <Notice tone="red">
            <FormattedMessage id="logout.failed" />
          </Notice>
          <HStack gap="3">
            <Button loading={signingOut} onClick={() => void leave()}>
              <FormattedMessage id="auth.tryAgain" />
            </Button>
            <Button asChild variant="outline">
              <LanguageLink to={landingPath}>
                <FormattedMessage id="logout.toLanding" />
              </LanguageLink>
            </Button>
          </HStack>
        </Stack>
      ) : (
        <Text role="status" fontSize="lg" display="flex" alignItems="center" gap="3">
          <Spinner />
          <FormattedMessage id="logout.working" />
        </Text>
      )}
    </AuthenticationLayout>
  );
}
