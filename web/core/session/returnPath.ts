import { currentLanguage } from '../i18n/languageStore.ts';
import { prefixOf, splitPath } from '../i18n/languages.ts';
import { clearSession, currentSession, storeSession } from './session.ts';

/** Where to go after sign-in: the page that `callbackUrl` names, if it is one of ours, else the dashboard. Without the language, as the router wants it. */
export function returnPath(search: string = location.search): string {
  const wanted = new URLSearchParams(search).get('callbackUrl');
  if (!wanted) return '/';
  const url = URL.parse(wanted, location.origin);
  if (!url || url.origin !== location.origin || url.pathname.startsWith('//')) return '/';
  const { path } = splitPath(url.pathname);
  return path.startsWith('/authentication/') ? '/' : path + url.search + url.hash;
}

/** The server no longer knows the session (spec 1 §8): all is forgotten, sign-in follows and leads back here. */
export function expireSession(): void {
  if (!currentSession().token) return;
  const { path } = splitPath(location.pathname);
  const callbackUrl = encodeURIComponent(path + location.search);
  clearSession();
  location.assign(`${prefixOf(currentLanguage())}/authentication/sign-in/?error=SessionRequired&callbackUrl=${callbackUrl}`);
}

/** The company has come to demand a second factor that the user has not: it is set up first, then he comes back here. */
export function demandSecondFactor(): void {
  const { path } = splitPath(location.pathname);
  if (path.startsWith('/authentication/')) return;
  storeSession({ needsSecondFactor: '1' });
  location.assign(`${prefixOf(currentLanguage())}/authentication/second-factor/?callbackUrl=${encodeURIComponent(path + location.search)}`);
}
