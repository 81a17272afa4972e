import { Button, Link, Stack, Text } from '@chakra-ui/react';
import Fingerprint from 'lucide-react/icons/fingerprint-pattern';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import { checkRules } from '../../core/fields/checkRules.ts';
import { Form, showIssues } from '../../core/fields/Form.tsx';
import { TextField } from '../../core/fields/TextField.tsx';
import type { SecondStepMutation } from '../../core/relay/generated/SecondStepMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { AuthenticationLayout } from './AuthenticationLayout.tsx';
import { requestPasskey } from './requestPasskey.ts';
import { useAdmission, type SignInChallenge } from './useAdmission.ts';
import { useFirstFocus } from './useFirstFocus.ts';

const rules = async () => (await import('../../../server/core/secondFactor/secondFactor.rules.ts')).codeRules;

/** The second step of a sign-in: an authenticator or recovery code, or a passkey. `onBack` returns to the first step. */
export default function SecondStep({ challenge, onBack }: { challenge: SignInChallenge; onBack: () => void }) {
  const intl = useIntl();
  const admit = useAdmission();
  const { token, methods, passkeyOptions } = challenge;
  const form = useForm({ resolver: checkRules(rules, intl), defaultValues: { code: '' } });
  useFirstFocus(form, 'code');
  const [isRecovering, setRecovering] = useState(!methods.includes('AUTHENTICATOR_APP'));
  const [save, isSaving] = useSaving<SecondStepMutation>(graphql`
    mutation SecondStepMutation($input: CompleteSignInInput!) {
      completeSignIn(input: $input) {
        ...saving_payload
        ...useAdmission_payload
      }
    }
  `);
  const complete = async (proof: { code: string } | { passkey: object }) => {
    const { response, issues } = await save({ input: { challenge: token, ...proof } });
    if (response) await admit(response.completeSignIn);
    else showIssues(form, issues);
  };
  const byPasskey = async () => {
    const passkey = await requestPasskey(passkeyOptions);
    if (passkey) await complete({ passkey });
    else form.setError('root', { message: intl.formatMessage({ id: 'signIn.noPasskey' }) });
  };
  return (
    <AuthenticationLayout title="secondStep.title" lead={isRecovering ? 'secondStep.recoveryLead' : 'secondStep.lead'} announced>
      <Form form={form} onSubmit={complete}>
        <TextField
          name="code"
          label={<FormattedMessage id={isRecovering ? 'secondStep.recoveryCode' : 'secondStep.code'} />}
          autoComplete="one-time-code"
          inputMode={isRecovering ? 'text' : 'numeric'}
          spellCheck={false}
          maxLength={20}
          dir="ltr"
          required
        />
        <Button type="submit" size="lg" loading={isSaving} loadingText={<FormattedMessage id="secondStep.submit" />}>
          <FormattedMessage id="secondStep.submit" />
        </Button>
        {!!passkeyOptions && (
          <Button size="lg" variant="outline" disabled={isSaving} onClick={() => void byPasskey()}>
            <Fingerprint size={20} aria-hidden />
            <FormattedMessage id="signIn.passkey" />
          </Button>
        )}
      </Form>
      <Stack gap="2" marginBlockStart="8" paddingBlockStart="5" borderTopWidth="1px">
        {methods.includes('AUTHENTICATOR_APP') && methods.includes('RECOVERY_CODE') && (
          <Text>
            <Link asChild>
              <button type="button" onClick={() => setRecovering(!isRecovering)}>
                <FormattedMessage id={isRecovering ? 'secondStep.useApp' : 'secondStep.useRecovery'} />
              </button>
            </Link>
          </Text>
        )}
        <Text>
          <Link asChild>
            <button type="button" onClick={onBack}>
              <FormattedMessage id="auth.toSignIn" />
            </button>
          </Link>
        </Text>
      </Stack>
    </AuthenticationLayout>
  );
}
