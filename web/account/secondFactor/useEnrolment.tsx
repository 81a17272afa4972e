import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { Suspense, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import type { useEnrolmentAppMutation } from '../../core/relay/generated/useEnrolmentAppMutation.graphql.ts';
import type { useEnrolmentPasskeyMutation } from '../../core/relay/generated/useEnrolmentPasskeyMutation.graphql.ts';
import { useSaving, type Outcome } from '../../core/relay/saving.ts';
import { toast } from '../../core/ui/toasts.ts';
import { AppDialog } from './AppDialog.tsx';
import { ProofDialog, type Proof } from './ProofDialog.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { lazyPart } from '../../core/ui/lazyPart.tsx';

const PasskeyDialog = lazyPart(async () => (await import('./PasskeyDialog.tsx')).default);

/** Kinds of second factors. */
export type Method = 'app' | 'passkey';

type Step =
  | { kind: 'proof'; method: Method }
  | { kind: 'app'; secret: string; uri: string }
  | { kind: 'passkey'; options: PublicKeyCredentialCreationOptionsJSON }
  | { kind: 'codes'; codes: readonly string[] };

/**
 * Adds a factor step by step: reauthentication if the sign-in is not recent, the factor itself, and the recovery codes with the first one.
 */
export function useEnrolment({ takesCode, onDone }: { takesCode: boolean; onDone: () => unknown }) {
  const intl = useIntl();
  const [step, setStep] = useState<Step>();
  const [beginApp, isBeginningApp] = useSaving<useEnrolmentAppMutation>(graphql`
    mutation useEnrolmentAppMutation($input: FreshProofInput!) {
      beginAuthenticator(input: $input) {
        ...saving_payload
        secret
        uri
      }
    }
  `);
  const [beginPasskey, isBeginningPasskey] = useSaving<useEnrolmentPasskeyMutation>(graphql`
    mutation useEnrolmentPasskeyMutation($input: FreshProofInput!) {
      beginPasskey(input: $input) {
        ...saving_payload
        options
      }
    }
  `);
  const begin = async (method: Method, proof?: Proof): Promise<Outcome<unknown>['issues']> => {
    const input = proof ?? {};
    const { response, issues } = await (method === 'app' ? beginApp({ input }) : beginPasskey({ input }));
    if (response && 'beginAuthenticator' in response)
      setStep({ kind: 'app', secret: response.beginAuthenticator.secret!, uri: response.beginAuthenticator.uri! });
    else if (response) setStep({ kind: 'passkey', options: response.beginPasskey.options as PublicKeyCredentialCreationOptionsJSON });
    return issues;
  };
  const start = async (method: Method) => {
    const issues = await begin(method);
    if (issues.some(({ field }) => field === 'password')) setStep({ kind: 'proof', method });
    else if (issues[0]) toast(issues[0].text, 'red');
  };
  const isStarting = isBeginningApp || isBeginningPasskey;
  const close = () => setStep(undefined);
  const added = (codes: readonly string[] | null) => {
    if (codes) return setStep({ kind: 'codes', codes });
    close();
    onDone();
  };
  let dialog: ReactNode = null;
  if (step?.kind === 'proof')
    dialog = (
      <ProofDialog
        title={intl.formatMessage({ id: 'secondFactor.proof' })}
        text={intl.formatMessage({ id: 'secondFactor.proofText' })}
        submitLabel="secondFactor.goOn"
        takesCode={takesCode}
        submit={proof => begin(step.method, proof)}
        isBusy={isStarting}
        onClose={close}
      />
    );
  else if (step?.kind === 'app') dialog = <AppDialog secret={step.secret} uri={step.uri} onClose={close} onDone={added} />;
  else if (step?.kind === 'passkey') dialog = <PasskeyDialog options={step.options} onClose={close} onDone={added} />;
  else if (step?.kind === 'codes')
    dialog = (
      <RecoveryCodes
        codes={step.codes}
        onClose={() => {
          close();
          onDone();
        }}
      />
    );
  return { start, isStarting, dialog: <Suspense>{dialog}</Suspense> };
}
