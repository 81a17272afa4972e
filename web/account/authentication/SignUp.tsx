import { Button, Link, Skeleton, Text } from '@chakra-ui/react';
import { Suspense, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { z } from 'zod';
import { signUpRules } from '../../../server/core/session/credentials.rules.ts';
import { checkRules } from '../../core/fields/checkRules.ts';
import { Form, showIssues } from '../../core/fields/Form.tsx';
import { PasswordField } from '../../core/fields/PasswordField.tsx';
import { TextField } from '../../core/fields/TextField.tsx';
import { LanguageLink } from '../../core/i18n/LanguageLink.tsx';
import { useLanguage } from '../../core/i18n/useLanguage.ts';
import type { PlanChoiceQuery } from '../../core/relay/generated/PlanChoiceQuery.graphql.ts';
import type { SignUpMutation } from '../../core/relay/generated/SignUpMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import { saveSession } from '../../core/session/saveSession.ts';
import { AuthenticationLayout } from './AuthenticationLayout.tsx';
import { PlanChoice } from './PlanChoice.tsx';
import { useFirstFocus } from './useFirstFocus.ts';

const to = (path: string) => (words: ReactNode) => (
  <Link asChild key={path}>
    <LanguageLink to={path}>{words}</LanguageLink>
  </Link>
);

const browserZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;
/** The region that the browser names; none if it names a language alone. */
const browserRegion = () => new Intl.Locale(navigator.language).region ?? null;

/**
 * /authentication/sign-up: creates a company on a plan with its first user as administrator (domain §9), then asks to confirm the mail
 * address.
 */
export function SignUp({ query }: ScreenProps<PlanChoiceQuery>) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { language } = useLanguage();
  const [search] = useSearchParams();
  const form = useForm({
    resolver: checkRules(signUpRules, intl),
    defaultValues: { name: '', companyName: '', email: '', password: '', planCode: search.get('plan') ?? 'START_UP', modules: null },
  });
  useFirstFocus(form, 'companyName');
  const [save, saving] = useSaving<SignUpMutation>(graphql`
    mutation SignUpMutation($input: SignUpInput!) {
      signUp(input: $input) {
        ...saving_payload
        accessToken
        viewer {
          ...saveSession_viewer
        }
      }
    }
  `);
  const signUp = async ({ name, companyName, email, password, planCode, modules }: z.output<typeof signUpRules>) => {
    const code = language.toUpperCase() as 'EN' | 'AR' | 'SP';
    const { response, issues } = await save({
      input: {
        name,
        companyName,
        email,
        password,
        planCode: planCode ?? 'START_UP',
        modules,
        language: code,
        timeZone: browserZone(),
        region: browserRegion(),
      },
    });
    const { accessToken, viewer } = response?.signUp ?? {};
    if (!accessToken || !viewer) return showIssues(form, issues);
    saveSession(viewer, accessToken);
    await navigate('/authentication/confirm-mail', { replace: true });
  };
  return (
    <AuthenticationLayout title="signUp.title" lead="signUp.lead">
      <Form form={form} onSubmit={signUp}>
        <TextField name="companyName" label={<FormattedMessage id="signUp.companyName" />} autoComplete="organization" required />
        <TextField name="name" label={<FormattedMessage id="signUp.name" />} autoComplete="name" required />
        <TextField
          name="email"
          type="email"
          label={<FormattedMessage id="signUp.email" />}
          autoComplete="username"
          inputMode="email"
          required
        />
        <PasswordField
          name="password"
          label={<FormattedMessage id="auth.password" />}
          hint={<FormattedMessage id="signUp.passwordHint" />}
          autoComplete="new-password"
          required
        />
        <Suspense fallback={<Skeleton height="52" />}>
          <PlanChoice query={query} />
        </Suspense>
        <Text fontSize="sm" color="fg.muted">
          <FormattedMessage id="signUp.agree" values={{ terms: to('/terms/'), privacy: to('/settings/privacy-policy/') }} />
        </Text>
        <Button type="submit" size="lg" loading={saving} loadingText={<FormattedMessage id="signUp.submit" />}>
          <FormattedMessage id="signUp.submit" />
        </Button>
      </Form>
      <Text marginBlockStart="8" paddingBlockStart="5" borderTopWidth="1px">
        <FormattedMessage id="signUp.haveAccount" />{' '}
        <Link asChild>
          <LanguageLink to="/authentication/sign-in/">
            <FormattedMessage id="signUp.signIn" />
          </LanguageLink>
        </Link>
      </Text>
    </AuthenticationLayout>
  );
}
