import { useState } from 'react';
import { useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import type { useRemovalAppMutation } from '../../core/relay/generated/useRemovalAppMutation.graphql.ts';
import type { useRemovalCodesMutation } from '../../core/relay/generated/useRemovalCodesMutation.graphql.ts';
import type { useRemovalPasskeyMutation } from '../../core/relay/generated/useRemovalPasskeyMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { refreshViewer } from '../../core/session/refreshViewer.ts';
import { ProofDialog, type Proof } from './ProofDialog.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

/** The target: the app, a passkey, or the recovery codes, which are replaced by new ones. */
type Removed = { kind: 'app' } | { kind: 'passkey'; id: string; name: string } | { kind: 'codes' };

/** Removes a factor or regenerates the recovery codes, after reauthentication. */
export function useRemoval({ onDone }: { onDone: () => unknown }) {
  const intl = useIntl();
  const [asked, ask] = useState<Removed>();
  const [codes, setCodes] = useState<readonly string[]>();
  const [removeApp, isRemovingApp] = useSaving<useRemovalAppMutation>(graphql`
    mutation useRemovalAppMutation($input: FreshProofInput!) {
      removeAuthenticator(input: $input) {
        ...saving_payload
      }
    }
  `);
  const [removePasskey, isRemovingPasskey] = useSaving<useRemovalPasskeyMutation>(graphql`
    mutation useRemovalPasskeyMutation($input: RemovePasskeyInput!) {
      removePasskey(input: $input) {
        ...saving_payload
      }
    }
  `);
  const [renewCodes, isRenewing] = useSaving<useRemovalCodesMutation>(graphql`
    mutation useRemovalCodesMutation($input: FreshProofInput!) {
      renewRecoveryCodes(input: $input) {
        ...saving_payload
        recoveryCodes
      }
    }
  `);
  const close = () => ask(undefined);
  const submit = async (removed: Removed, proof: Proof) => {
    if (removed.kind === 'codes') {
      const { response, issues } = await renewCodes({ input: proof });
      setCodes(response?.renewRecoveryCodes.recoveryCodes ?? undefined);
      if (issues.length > 0) return issues;
    } else {
      const { issues } = await (removed.kind === 'app'
        ? removeApp({ input: proof })
        : removePasskey({ input: { id: removed.id, ...proof } }));
      if (issues.length > 0) return issues;
      void refreshViewer();
    }
    close();
    onDone();
    return [];
  };
  if (codes) return { ask, dialog: <RecoveryCodes codes={codes} onClose={() => setCodes(undefined)} /> };
  const dialog = asked && (
    <ProofDialog
      title={intl.formatMessage({ id: `secondFactor.remove.${asked.kind}` }, { name: asked.kind === 'passkey' ? asked.name : '' })}
      text={intl.formatMessage({ id: `secondFactor.removeText.${asked.kind}` })}
      submitLabel={asked.kind === 'codes' ? 'secondFactor.renew' : 'secondFactor.remove'}
      isDanger={asked.kind !== 'codes'}
      takesCode
      submit={proof => submit(asked, proof)}
      isBusy={isRemovingApp || isRemovingPasskey || isRenewing}
      onClose={close}
    />
  );
  return { ask, dialog };
}
