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

/** With whom one can sign in beside e-mail and password; none when the server does not answer. Asked once. */
export function socialProviders(): Promise<Provider[]> {
  asked ??= fetch('/api/auth/providers')
    .then(answer => answer.json() as Promise<Record<string, Provider>>)
    .then(all => Object.values(all).filter(({ type }) => type === 'oauth'))
    .catch(() => []);
  return asked;
}

/** What leads back here from a provider, which knows of `callbackUrl` nothing. */
const wayBack = () => `${prefixOf(currentLanguage())}/authentication/sign-in/?social=1&callbackUrl=${encodeURIComponent(returnPath())}`;

/** Sends a form of the session layer, with its token. */
async function post<Answer>(action: string, form: Record<string, string>): Promise<Answer> {
  const { csrfToken } = (await (await fetch('/api/auth/csrf')).json()) as { csrfToken: string };
  const body = new URLSearchParams({ csrfToken, json: 'true', ...form });
  return (await (await fetch(`/api/auth/${action}`, { method: 'POST', body })).json()) as Answer;
}

/** Goes to a provider's page. False when it cannot be reached. */
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

/** Back from a provider, who is known by the session's cookie: gets the bearer of it, and lets in. False when nobody is signed in. */
export async function finishSocialSignIn(navigate: NavigateFunction): Promise<boolean> {
  try {
    const { accessToken } = await post<{ accessToken?: string }>('bearer', {});
    if (!accessToken) return false;
    storeSession({ token: accessToken });
    // With it comes Relay, which the page before does without.
    const { arriveFromProvider } = await import('./arriveFromProvider.ts');
    return await arriveFromProvider(navigate);
  } catch {
    return false;
  }
}
