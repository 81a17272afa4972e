import { graphql } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import { currentLanguage } from '../../core/i18n/languageStore.ts';
import { prefixOf, type Language } from '../../core/i18n/languages.ts';
import type { useAdmission_payload$data, useAdmission_payload$key } from '../../core/relay/generated/useAdmission_payload.graphql.ts';
import { readInline } from '../../core/relay/readInline.ts';
import { secondFactorPath } from '../../core/routing/guard.ts';
import { returnPath } from '../../core/session/returnPath.ts';
import { saveSession } from '../../core/session/saveSession.ts';

/** The language to go on in, remembered by this browser: the one it knows or the address names, else the user's own. */
function settleLanguage(own: Language): Language {
  const shown = currentLanguage();
  if (localStorage.getItem('language')) return shown;
  const language = shown === 'en' ? own : shown;
  localStorage.setItem('language', language);
  return language;
}

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
            mustChooseCurrency
            needsSecondFactor
            language
            ...saveSession_viewer
          }
        }
      `,
      payload,
    );
    if (challenge) return challenge;
    if (!accessToken || !viewer) return undefined;
    const language = settleLanguage(viewer.language.toLowerCase() as Language);
    saveSession(viewer, accessToken);
    const first = viewer.needsSecondFactor
      ? secondFactorPath + location.search
      : viewer.mustChooseCurrency && '/authentication/currency-form';
    const next = first || returnPath();
    if (language === currentLanguage()) await navigate(next, { replace: true });
    else location.replace(prefixOf(language) + next);
    return undefined;
  };
}
