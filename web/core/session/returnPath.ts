import { currentLanguage } from '../i18n/languageStore.ts';
import { prefixOf, splitPath } from '../i18n/languages.ts';
import { storeDrafts, typedNow } from './drafts.ts';
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

let isGoing = false;
// The browser may have kept the page for the way back.
addEventListener('pageshow', () => (isGoing = false));

/** Whether the page is on its way to another one, with what was typed kept: nothing of it is shown anew, and nobody is asked. */
export const isLeaving = (): boolean => isGoing;

/** Leaves for a page that leads back here, where forms give back what was typed. */
function leaveFor(page: string, prepare: () => void): void {
  const { path } = splitPath(location.pathname);
  const callbackUrl = encodeURIComponent(path + location.search);
  const drafts = typedNow();
  isGoing = true;
  prepare();
  storeDrafts(drafts);
  location.assign(`${prefixOf(currentLanguage())}${page}callbackUrl=${callbackUrl}`);
}

const signInPath = '/authentication/sign-in/?error=SessionRequired&';

/** The server no longer knows the session (spec 1 §8): all is forgotten but what was typed, sign-in follows and leads back here. */
export function expireSession(): void {
  if (currentSession().token) leaveFor(signInPath, () => clearSession({ isExpired: true }));
}

/** Another tab has found that the session is over. */
export const followExpiry = (): void => leaveFor(signInPath, () => {});

/** The company has come to demand a second factor that the user has not: it is set up first, then he comes back here. */
export function demandSecondFactor(): void {
  const { path } = splitPath(location.pathname);
  if (path.startsWith('/authentication/')) return;
  leaveFor('/authentication/second-factor/?', () => storeSession({ needsSecondFactor: '1' }));
}
