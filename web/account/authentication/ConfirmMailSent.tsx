import { Button, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { LanguageLink } from '../../core/i18n/LanguageLink.tsx';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import type { ConfirmMailSent_viewer$key } from '../../core/relay/generated/ConfirmMailSent_viewer.graphql.ts';
import type { ConfirmMailSentMutation } from '../../core/relay/generated/ConfirmMailSentMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { Notice } from '../../core/ui/Notice.tsx';
import { AuthenticationLayout } from './AuthenticationLayout.tsx';
import { BackToSignIn } from './BackToSignIn.tsx';
import { ConfirmMailDone } from './ConfirmMailDone.tsx';

interface ConfirmMailSentProps {
  viewer: ConfirmMailSent_viewer$key | null | undefined;
  /** Whether this installation sends emails; otherwise the page says where to find the link. */
  sendsMail: boolean;
}

/** Asks to check the mailbox: shows the address, sends the message again and lets the user continue meanwhile. */
export function ConfirmMailSent({ viewer: key, sendsMail }: ConfirmMailSentProps) {
  const viewer = useFragment(
    graphql`
      fragment ConfirmMailSent_viewer on Viewer {
        email
        emailConfirmed
        mustChooseCurrency
        permissions
      }
    `,
    key,
  );
  const [answer, setAnswer] = useState<string | true>();
  const [save, sending] = useSaving<ConfirmMailSentMutation>(graphql`
    mutation ConfirmMailSentMutation($input: ResendConfirmationInput!) {
      resendConfirmation(input: $input) {
        ...saving_payload
      }
    }
  `);
  const resend = async () => {
    const { issues } = await save({ input: {} });
    setAnswer(issues[0]?.text ?? true);
  };
  if (viewer?.emailConfirmed) return <ConfirmMailDone isSignedIn />;
  return (
    <AuthenticationLayout title="confirmMail.title">
      <Stack gap="4" fontSize="lg">
        <Text overflowWrap="anywhere">
          {viewer ? (
            <FormattedMessage
              id={sendsMail ? 'confirmMail.sent' : 'confirmMail.kept'}
              values={{ email: <Ltr fontWeight="medium">{viewer.email}</Ltr> }}
            />
          ) : (
            <FormattedMessage id={sendsMail ? 'confirmMail.sentUnknown' : 'confirmMail.keptUnknown'} />
          )}
        </Text>
        <Text color="fg.muted">
          <FormattedMessage id="confirmMail.why" />
        </Text>
        {answer && (
          <Notice tone={answer === true ? 'green' : 'red'}>
            {answer === true ? <FormattedMessage id="confirmMail.resent" /> : answer}
          </Notice>
        )}
      </Stack>
      {viewer ? (
        <Stack gap="3" marginBlockStart="7">
          <Button asChild size="lg">
            <LanguageLink to={viewer.mustChooseCurrency ? '/authentication/currency-form' : '/'}>
              <FormattedMessage id={viewer.mustChooseCurrency ? 'confirmMail.continueCurrency' : 'confirmMail.continue'} />
            </LanguageLink>
          </Button>
          {sendsMail && (
            <Button
              size="lg"
              variant="outline"
              loading={sending}
              loadingText={<FormattedMessage id="confirmMail.resend" />}
              onClick={() => void resend()}
            >
              <FormattedMessage id="confirmMail.resend" />
            </Button>
          )}
          {!sendsMail && viewer.permissions.includes('ADMINISTRATIVE_ROLES') && (
            <Button asChild size="lg" variant="outline">
              <LanguageLink to="/settings/outbox/">
                <FormattedMessage id="confirmMail.openOutbox" />
              </LanguageLink>
            </Button>
          )}
        </Stack>
      ) : (
        <BackToSignIn />
      )}
    </AuthenticationLayout>
  );
}
