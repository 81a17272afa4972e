import { graphql } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import type { useAdmission_payload$data, useAdmission_payload$key } from '../../core/relay/generated/useAdmission_payload.graphql.ts';
import { readInline } from '../../core/relay/readInline.ts';
import { startSession } from './startSession.ts';

/** The second step that a sign-in waits for. */
export type SignInChallenge = NonNullable<useAdmission_payload$data['challenge']>;

/** Lets in whom the server let in: stores the session, then goes to what has to be settled first, else where `callbackUrl` says. Answers the second step instead, if there is one. */
export function useAdmission() {
  const navigate = useNavigate();
  return async (payload: useAdmission_payload$key): Promise<SignInChallenge | undefined> => {
    const { accessToken, viewer, challenge } = readInline<useAdmission_payload$data>(
      graphql`
        fragment useAdmission_payload on SignInPayload @inline {
          accessToken
          challenge {
            token
            methods
            passkeyOptions
          }
          viewer {
            ...startSession_viewer
          }
        }
      `,
      payload,
    );
    if (challenge) return challenge;
    if (accessToken && viewer) await startSession(viewer, navigate, accessToken);
    return undefined;
  };
}
