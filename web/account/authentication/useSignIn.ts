import { graphql } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import type { useSignInMutation } from '../../core/relay/generated/useSignInMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { returnPath } from '../../core/session/returnPath.ts';
import { saveSession } from '../../core/session/saveSession.ts';

/** Signs in: stores the session, then goes to the currency form if the company has none yet, else where `callbackUrl` says. Answers what was refused. */
export function useSignIn() {
  const navigate = useNavigate();
  const [save, signingIn] = useSaving<useSignInMutation>(graphql`
    mutation useSignInMutation($input: SignInInput!) {
      signIn(input: $input) {
        ...saving_payload
        accessToken
        viewer {
          mustChooseCurrency
          ...saveSession_viewer
        }
      }
    }
  `);
  const signIn = async (input: { email: string; password: string }) => {
    const { response, issues } = await save({ input });
    const { accessToken, viewer } = response?.signIn ?? {};
    if (!accessToken || !viewer) return issues;
    const next = viewer.mustChooseCurrency ? '/authentication/currency-form' : returnPath();
    saveSession(viewer, accessToken);
    await navigate(next, { replace: true });
    return [];
  };
  return { signIn, signingIn };
}
