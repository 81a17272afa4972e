import { graphql } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import type { useAdmission_payload$data, useAdmission_payload$key } from '../../core/relay/generated/useAdmission_payload.graphql.ts';
import { readInline } from '../../core/relay/readInline.ts';
import { startSession } from './startSession.ts';

/** The pending second step of a sign-in. */
export type SignInChallenge = NonNullable<useAdmission_payload$data['challenge']>;

/**
 * Completes a sign-in: stores the session, then opens any required step, else `callbackUrl`. Returns the second step instead, if there is
 * one.
 */
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
