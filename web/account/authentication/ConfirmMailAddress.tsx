import { Button, Link, Spinner, Stack, Text } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import { LanguageLink } from '../../core/i18n/LanguageLink.tsx';
import type { ConfirmMailAddressMutation } from '../../core/relay/generated/ConfirmMailAddressMutation.graphql.ts';
import { useSaving, type Outcome } from '../../core/relay/saving.ts';
import { Notice } from '../../core/ui/Notice.tsx';
import { AuthenticationLayout } from './AuthenticationLayout.tsx';
import { ConfirmMailDone } from './ConfirmMailDone.tsx';

type Answer = Outcome<ConfirmMailAddressMutation['response']>;
/** Confirms the address with the token from the message. */
export function ConfirmMailAddress({ token, isSignedIn }: { token: string; isSignedIn: boolean }) {
  const [answer, setAnswer] = useState<Answer>();
  const [save] = useSaving<ConfirmMailAddressMutation>(graphql`
    mutation ConfirmMailAddressMutation($input: ConfirmEmailInput!) {
      confirmEmail(input: $input) {
        ...saving_payload
      }
    }
  `);
  const confirm = async () => {
    setAnswer(undefined);
    setAnswer(await save({ input: { token } }));
  };
  const started = useRef(false);
  useEffect(() => {
    if (!started.current) void confirm();
    started.current = true;
  });
  if (!answer)
    return (
      <AuthenticationLayout title="confirmMail.title" announced>
        <Text fontSize="lg" display="flex" alignItems="center" gap="3">
          <Spinner />
          <FormattedMessage id="confirmMail.checking" />
        </Text>
      </AuthenticationLayout>
    );
  if (answer.issues.length === 0) return <ConfirmMailDone isSignedIn={isSignedIn} />;
  if (answer.issues.some(({ code }) => code === 'linkExpired'))
    return (
      <AuthenticationLayout title="confirmMail.expiredTitle" announced>
        <Stack gap="5">
          <Text fontSize="lg">
            <FormattedMessage id="confirmMail.expired" />
          </Text>
          <Link asChild>
            <LanguageLink
              to={isSignedIn ? '/authentication/confirm-mail' : '/authentication/sign-in/?callbackUrl=/authentication/confirm-mail'}
            >
              <FormattedMessage id={isSignedIn ? 'confirmMail.resend' : 'confirmMail.signInFirst'} />
            </LanguageLink>
          </Link>
        </Stack>
      </AuthenticationLayout>
    );
  return (
    <AuthenticationLayout title="confirmMail.title">
      <Notice tone="red">{answer.issues[0].text}</Notice>
      <Button marginBlockStart="5" onClick={() => void confirm()}>
        <FormattedMessage id="auth.tryAgain" />
      </Button>
    </AuthenticationLayout>
  );
}
