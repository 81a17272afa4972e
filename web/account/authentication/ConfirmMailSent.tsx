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

/** Asks to check the mailbox: shows the address, sends the message again and lets the user continue meanwhile. */
export function ConfirmMailSent({ viewer: key }: { viewer: ConfirmMailSent_viewer$key | null | undefined }) {
  const viewer = useFragment(
    graphql`
      fragment ConfirmMailSent_viewer on Viewer {
        email
        emailConfirmed
        mustChooseCurrency
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
            <FormattedMessage id="confirmMail.sent" values={{ email: <Ltr fontWeight="medium">{viewer.email}</Ltr> }} />
          ) : (
            <FormattedMessage id="confirmMail.sentUnknown" />
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
          <Button
            size="lg"
            variant="outline"
            loading={sending}
            loadingText={<FormattedMessage id="confirmMail.resend" />}
            onClick={() => void resend()}
          >
            <FormattedMessage id="confirmMail.resend" />
          </Button>
        </Stack>
      ) : (
        <BackToSignIn />
      )}
    </AuthenticationLayout>
  );
}
