import { Button, chakra, Input, Link, Stack, Text } from '@chakra-ui/react';
import { useState, type SubmitEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { PasswordInput } from '../../core/fields/PasswordInput.tsx';
import { PlainField } from '../../core/fields/PlainField.tsx';
import { LanguageLink } from '../../core/i18n/LanguageLink.tsx';
import type { Outcome } from '../../core/relay/saving.ts';
import { Notice } from '../../core/ui/Notice.tsx';
import type { Credentials } from './credentialIssues.ts';

interface CredentialsFormProps {
  /** Signs in with what was entered; returns why that is refused. */
  onSubmit: (entry: Credentials) => Promise<Outcome<unknown>['issues']>;
  signingIn: boolean;
}

/** E-mail and password of a sign-in. A plain form: the forms' library is larger than all that this page adds to React and the router. */
export function CredentialsForm({ onSubmit, signingIn }: CredentialsFormProps) {
  const [search] = useSearchParams();
  /** By field; `root` if it belongs to none. */
  const [errors, setErrors] = useState<Partial<Record<keyof Credentials | 'root', string>>>({});
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setErrors({});
    const issues = await onSubmit(Object.fromEntries(new FormData(form)) as unknown as Credentials);
    const placed = issues.map(({ field, text }) => ({ field: field === 'email' || field === 'password' ? field : 'root', text }) as const);
    setErrors(Object.fromEntries(placed.toReversed().map(({ field, text }) => [field, text])));
    const first = placed.find(({ field }) => field !== 'root');
    if (first) form.querySelector<HTMLInputElement>(`[name=${first.field}]`)?.focus();
  };
  const clear = (field: keyof Credentials) => () => setErrors(shown => ({ ...shown, [field]: undefined }));
  return (
    <chakra.form noValidate onSubmit={event => void submit(event)} width="full">
      <Stack gap="4">
        {errors.root && <Notice tone="red">{errors.root}</Notice>}
        <PlainField label={<FormattedMessage id="auth.email" />} error={errors.email} required>
          <Input
            name="email"
            type="email"
            defaultValue={search.get('email') ?? ''}
            autoComplete="username"
            inputMode="email"
            autoFocus
            dir="ltr"
            textAlign="start"
            onChange={clear('email')}
          />
        </PlainField>
        <PlainField label={<FormattedMessage id="auth.password" />} error={errors.password} required>
          <PasswordInput name="password" autoComplete="current-password" onChange={clear('password')} />
        </PlainField>
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
      </Stack>
    </chakra.form>
  );
}
