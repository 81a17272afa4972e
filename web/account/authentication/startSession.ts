import { graphql } from 'react-relay';
import type { NavigateFunction } from 'react-router-dom';
import { currentLanguage } from '../../core/i18n/languageStore.ts';
import { prefixOf, type Language } from '../../core/i18n/languages.ts';
import type { startSession_viewer$data, startSession_viewer$key } from '../../core/relay/generated/startSession_viewer.graphql.ts';
import { readInline } from '../../core/relay/readInline.ts';
import { secondFactorPath } from '../../core/routing/guard.ts';
import { forgetForeignOnDevice } from '../../core/session/leaving.ts';
import { forgetWanted, returnPath } from '../../core/session/returnPath.ts';
import { saveSession } from '../../core/session/saveSession.ts';

/** Chooses and stores the language of this browser: the one stored or in the URL, else the user's own. */
function settleLanguage(own: Language): Language {
  const shown = currentLanguage();
  if (localStorage.getItem('language')) return shown;
  const language = shown === 'en' ? own : shown;
  localStorage.setItem('language', language);
  return language;
}

/** Stores the signed-in user, then opens any required step, else `callbackUrl`. */
export async function startSession(viewerRef: startSession_viewer$key, navigate: NavigateFunction, accessToken?: string): Promise<void> {
  const viewer = readInline<startSession_viewer$data>(
    graphql`
      fragment startSession_viewer on Viewer @inline {
        mustChooseCurrency
        needsSecondFactor
        language
        ...saveSession_viewer
      }
    `,
    viewerRef,
  );
  const language = settleLanguage(viewer.language.toLowerCase() as Language);
  saveSession(viewer, accessToken);
  const first = viewer.needsSecondFactor
    ? secondFactorPath + location.search
    : viewer.mustChooseCurrency && '/authentication/currency-form';
  const next = first || returnPath();
  if (!first) forgetWanted();
  if (language === currentLanguage()) await navigate(next, { replace: true });
  else {
    await forgetForeignOnDevice();
    location.replace(prefixOf(language) + next);
  }
}
