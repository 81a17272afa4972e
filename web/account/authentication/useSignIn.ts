import { graphql } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import { currentLanguage } from '../../core/i18n/languageStore.ts';
import { prefixOf, type Language } from '../../core/i18n/languages.ts';
import type { useSignInMutation } from '../../core/relay/generated/useSignInMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
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
          language
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
    const language = settleLanguage(viewer.language.toLowerCase() as Language);
    saveSession(viewer, accessToken);
    if (language === currentLanguage()) await navigate(next, { replace: true });
    else location.replace(prefixOf(language) + next);
    return [];
  };
  return { signIn, signingIn };
}
