import { Button, Link, Stack, Text } from '@chakra-ui/react';
import { Suspense, useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { checkRules } from '../../core/fields/checkRules.ts';
import { Form, showIssues } from '../../core/fields/Form.tsx';
import { PasswordField } from '../../core/fields/PasswordField.tsx';
import { TextField } from '../../core/fields/TextField.tsx';
import { LanguageLink } from '../../core/i18n/LanguageLink.tsx';
import { hasDrafts } from '../../core/session/drafts.ts';
import { Notice } from '../../core/ui/Notice.tsx';
import { AuthenticationLayout } from './AuthenticationLayout.tsx';
import { OtherWays } from './OtherWays.tsx';
import { signInErrorId } from './signInErrors.ts';
import type { SignInChallenge } from './useAdmission.ts';
import { useFirstFocus } from './useFirstFocus.ts';
import { useSignIn } from './useSignIn.ts';

const rules = async () => (await import('../../../server/core/session/credentials.rules.ts')).signInRules;

interface Credentials {
  email: string;
  password: string;
}

/** Whether an entry may be right: the server then checks it by the same rules, and most visitors never load them. */
const isPlausible = ({ email, password }: Credentials) => /\S@\S/.test(email) && password !== '';

/** The first step of a sign-in. The URL's `error` is a code of the session layer. */
export function PasswordSignIn({ onChallenge }: { onChallenge: (challenge: SignInChallenge) => void }) {
  const intl = useIntl();
  const [search] = useSearchParams();
  const check = checkRules<Credentials, Credentials>(rules, intl);
  const form = useForm({
    resolver: (values, ...rest) => (isPlausible(values) ? { values, errors: {} } : check(values, ...rest)),
    defaultValues: { email: search.get('email') ?? '', password: '' },
  });
  useFirstFocus(form, 'email');
  const { signIn, signingIn } = useSignIn(onChallenge);
  const [refused, setRefused] = useState<string>();
  const error = search.get('error');
  const keepsDraft = error === 'SessionRequired' && hasDrafts();
  const isFresh = form.formState.submitCount === 0;
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
        <Form
          form={form}
          onSubmit={async values => {
            setRefused(undefined);
            showIssues(form, await signIn(values));
          }}
        >
          <TextField
            name="email"
            type="email"
            label={<FormattedMessage id="auth.email" />}
            autoComplete="username"
            inputMode="email"
            required
          />
          <PasswordField name="password" label={<FormattedMessage id="auth.password" />} autoComplete="current-password" required />
          <Text>
            <Link asChild>
              <LanguageLink to="/authentication/forgot-password">
                <FormattedMessage id="signIn.forgot" />
              </LanguageLink>
            </Link>
          </Text>
          <Button type="submit" size="lg" loading={signingIn} loadingText={<FormattedMessage id="signIn.submit" />}>
            <FormattedMessage id="signIn.submit" />
          </Button>
        </Form>
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
