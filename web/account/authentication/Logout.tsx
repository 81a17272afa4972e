import { Button, HStack, Spinner, Stack, Text } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import { useLocation, useNavigate } from 'react-router-dom';
import { LanguageLink } from '../../core/i18n/LanguageLink.tsx';
import type { LogoutMutation } from '../../core/relay/generated/LogoutMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { landingPath } from '../../core/routing/guard.ts';
import { forgetOnDevice, unsavedOnDevice, type UnsavedWork } from '../../core/session/leaving.ts';
import { unregisterServiceWorker } from '../../core/session/serviceWorker.ts';
import { beginSignOut, cancelSignOut, clearSession, isSignedIn } from '../../core/session/session.ts';
import { Notice } from '../../core/ui/Notice.tsx';
import { AuthenticationLayout } from './AuthenticationLayout.tsx';

/**
 * /authentication/logout: ends the session on the server and in this browser, then opens the landing page (spec 1 §2). Asks first if data
 * on this device would be lost. While offline, nobody is signed out.
 */
export function Logout() {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { from?: string } | null };
  const [failed, setFailed] = useState(false);
  const [left, setLeft] = useState<UnsavedWork>();
  const [save, signingOut] = useSaving<LogoutMutation>(graphql`
    mutation LogoutMutation($input: SignOutInput!) {
      signOut(input: $input) {
        ...saving_payload
      }
    }
  `);
  const ask = async () => {
    const found = isSignedIn() ? await unsavedOnDevice().catch(() => undefined) : undefined;
    if (found && found.unsent + found.unfinished > 0) setLeft(found);
    else await leave();
  };
  const leave = async () => {
    setLeft(undefined);
    beginSignOut();
    const issues = isSignedIn() ? (await save({ input: {} })).issues : [];
    // A session unknown to the server has already ended.
    if (issues.some(({ code }) => code !== 'failed.UNAUTHENTICATED')) {
      cancelSignOut();
      return setFailed(true);
    }
    await forgetOnDevice().catch(() => undefined);
    if (!left?.unsent) await unregisterServiceWorker().catch(() => undefined);
    clearSession();
    await navigate(landingPath, { replace: true });
  };
  const started = useRef(false);
  useEffect(() => {
    if (!started.current) void ask();
    started.current = true;
  });
  return (
    <AuthenticationLayout title="logout.title">
      {left ? (
        <Stack gap="5">
          <Notice tone="amber">
            {(['unsent', 'unfinished'] as const)
              .filter(what => left[what] > 0)
              .map(what => (
                <FormattedMessage key={what} id={`logout.${what}`} values={{ count: left[what] }} tagName="p" />
              ))}
          </Notice>
          <HStack gap="3" wrap="wrap">
            <Button asChild>
              <LanguageLink to={state?.from ?? '/'}>
                <FormattedMessage id="logout.stay" />
              </LanguageLink>
            </Button>
            <Button variant="outline" onClick={() => void leave()}>
              <FormattedMessage id="logout.anyway" />
            </Button>
          </HStack>
        </Stack>
      ) : failed ? (
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
