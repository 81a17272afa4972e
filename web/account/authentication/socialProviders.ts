import type { NavigateFunction } from 'react-router-dom';
import { currentLanguage } from '../../core/i18n/languageStore.ts';
import { prefixOf } from '../../core/i18n/languages.ts';
import { returnPath } from '../../core/session/returnPath.ts';
import { storeSession } from '../../core/session/session.ts';

interface Provider {
  id: string;
  name: string;
  type: string;
}

let asked: Promise<Provider[]> | undefined;

/** The configured identity providers; none if the server does not answer. Fetched once. */
export function socialProviders(): Promise<Provider[]> {
  asked ??= fetch('/api/auth/providers')
    .then(answer => answer.json() as Promise<Record<string, Provider>>)
    .then(all => Object.values(all).filter(({ type }) => type === 'oauth'))
    .catch(() => []);
  return asked;
}

/** URL to which a provider returns; it carries `callbackUrl`, which the provider does not know. */
const wayBack = () => `${prefixOf(currentLanguage())}/authentication/sign-in/?social=1&callbackUrl=${encodeURIComponent(returnPath())}`;

/** Posts a form to the session layer with its CSRF token. */
async function post<Answer>(action: string, form: Record<string, string>): Promise<Answer> {
  const { csrfToken } = (await (await fetch('/api/auth/csrf')).json()) as { csrfToken: string };
  const body = new URLSearchParams({ csrfToken, json: 'true', ...form });
  return (await (await fetch(`/api/auth/${action}`, { method: 'POST', body })).json()) as Answer;
}

/** Redirects to a provider's page. False if it cannot be reached. */
export async function beginSocialSignIn(id: string): Promise<boolean> {
  try {
    const { url } = await post<{ url: string }>(`signin/${id}`, { callbackUrl: wayBack() });
    if (URL.parse(url)?.origin === location.origin) return false;
    location.assign(url);
    return true;
  } catch {
    return false;
  }
}

/** Completes a return from a provider: exchanges the session cookie for a bearer token and signs in. False if nobody is signed in. */
export async function finishSocialSignIn(navigate: NavigateFunction): Promise<boolean> {
  try {
    const { accessToken } = await post<{ accessToken?: string }>('bearer', {});
    if (!accessToken) return false;
    storeSession({ token: accessToken });
    // Loaded lazily, because it needs Relay, which the sign-in page does without.
    const { arriveFromProvider } = await import('./arriveFromProvider.ts');
    return await arriveFromProvider(navigate);
  } catch {
    return false;
  }
}
