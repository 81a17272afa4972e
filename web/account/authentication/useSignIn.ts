import { graphql } from 'react-relay';
import type { useSignInMutation } from '../../core/relay/generated/useSignInMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { useAdmission, type SignInChallenge } from './useAdmission.ts';

/** Signs in by e-mail and password. Returns the issues; `onChallenge` receives the second step of users who have one. */
export function useSignIn(onChallenge?: (challenge: SignInChallenge) => void) {
  const admit = useAdmission();
  const [save, signingIn] = useSaving<useSignInMutation>(graphql`
    mutation useSignInMutation($input: SignInInput!) {
      signIn(input: $input) {
        ...saving_payload
        ...useAdmission_payload
      }
    }
  `);
  const signIn = async (input: { email: string; password: string }) => {
    const { response, issues } = await save({ input });
    const challenge = response && (await admit(response.signIn));
    if (challenge) onChallenge?.(challenge);
    return issues;
  };
  return { signIn, signingIn };
}
