import { Link, Stack, Text } from '@chakra-ui/react';
import { Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { LanguageLink } from '../../core/i18n/LanguageLink.tsx';
import { hasDrafts } from '../../core/session/drafts.ts';
import { Notice } from '../../core/ui/Notice.tsx';
import { AuthenticationLayout } from './AuthenticationLayout.tsx';
import { credentialIssues } from './credentialIssues.ts';
import { CredentialsForm } from './CredentialsForm.tsx';
import { OtherWays } from './OtherWays.tsx';
import { signInErrorId } from './signInErrors.ts';
import type { SignInChallenge } from './useAdmission.ts';
import { useSignIn } from './useSignIn.ts';

/** The first step of a sign-in. The URL's `error` is a code of the session layer. */
export function PasswordSignIn({ onChallenge }: { onChallenge: (challenge: SignInChallenge) => void }) {
  const intl = useIntl();
  const [search] = useSearchParams();
  const { signIn, signingIn } = useSignIn(onChallenge);
  const [isFresh, setIsFresh] = useState(true);
  const [refused, setRefused] = useState<string>();
  const error = search.get('error');
  const keepsDraft = error === 'SessionRequired' && hasDrafts();
  return (
    <AuthenticationLayout title="signIn.title" lead="signIn.lead">
      <Stack gap="4">
        {isFresh && !refused && error && (
          <Notice tone={keepsDraft ? 'amber' : 'red'}>
            <FormattedMessage id={keepsDraft ? 'signIn.draftKept' : signInErrorId(error)} />
          </Notice>
        )}
        {isFresh && search.has('reset') && (
          <Notice tone="green">
            <FormattedMessage id="signIn.afterReset" />
          </Notice>
        )}
        {refused && <Notice tone="red">{refused}</Notice>}
        <CredentialsForm
          onSubmit={async entry => {
            setIsFresh(false);
            setRefused(undefined);
            const issues = await credentialIssues(entry, intl);
            return issues.length > 0 ? issues : signIn(entry);
          }}
          signingIn={signingIn}
        />
        <Suspense>
          <OtherWays onRefused={why => setRefused('id' in why ? intl.formatMessage({ id: why.id }) : why.text)} />
        </Suspense>
      </Stack>
      <Stack gap="2" marginBlockStart="8" paddingBlockStart="5" borderTopWidth="1px">
        <Text>
          <FormattedMessage id="signIn.noCompany" />{' '}
          <Link asChild>
            <LanguageLink to="/authentication/sign-up">
              <FormattedMessage id="signIn.signUp" />
            </LanguageLink>
          </Link>
        </Text>
        <Text>
          <Link asChild>
            <LanguageLink to="/live-demo/">
              <FormattedMessage id="signIn.demo" />
            </LanguageLink>
          </Link>
        </Text>
      </Stack>
    </AuthenticationLayout>
  );
}
