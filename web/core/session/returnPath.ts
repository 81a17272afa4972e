import { currentLanguage } from '../i18n/languageStore.ts';
import { prefixOf, splitPath } from '../i18n/languages.ts';
import { storeDrafts, typedNow } from './drafts.ts';
import { clearSession, currentSession, isSigningOut, storeSession } from './session.ts';

const wantedKey = 'wantedPage';

/** Remembers the page of a link that a signed-out user followed: the guard shows the landing page first (spec 1 §4). */
export const rememberWanted = ({ pathname, search }: URL): void => {
  if (pathname !== '/') sessionStorage.setItem(wantedKey, pathname + search);
};

/** Forgets that page once the user is signed in. */
export const forgetWanted = (): void => sessionStorage.removeItem(wantedKey);

/**
 * Returns the path to open after sign-in: the page that `callbackUrl` names if it has our origin, else the one whose link the user followed,
 * else the dashboard. Without the language prefix, as the router expects it.
 */
export function returnPath(search: string = location.search): string {
  const wanted = new URLSearchParams(search).get('callbackUrl') ?? sessionStorage.getItem(wantedKey);
  if (!wanted) return '/';
  const url = URL.parse(wanted, location.origin);
  if (!url || url.origin !== location.origin || url.pathname.startsWith('//')) return '/';
  const { path } = splitPath(url.pathname);
  return path.startsWith('/authentication/') ? '/' : path + url.search + url.hash;
}

let isGoing = false;
// The browser may have kept the page in its back/forward cache.
addEventListener('pageshow', () => (isGoing = false));

/** Returns whether the page is navigating away with its drafts kept: nothing is rendered again and no confirmation is shown. */
export const isLeaving = (): boolean => isGoing;

/** Leaves for a page that leads back here, where forms restore their drafts. */
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

/**
 * Ends a session that the server no longer knows (spec 1 §8): clears everything but the drafts and goes to sign-in, which leads back here.
 */
export function expireSession(): void {
  // The tab that signs out takes the others along, to the landing page.
  if (isSigningOut()) return;
  if (currentSession().token) leaveFor(signInPath, () => clearSession({ isExpired: true }));
}

/** Goes to sign-in after another tab has found that the session is over. */
export const followExpiry = (): void => leaveFor(signInPath, () => {});

/** Sends users without a second factor to set one up, as their company requires it, and back here afterwards. */
export function demandSecondFactor(): void {
  const { path } = splitPath(location.pathname);
  if (path.startsWith('/authentication/')) return;
  leaveFor('/authentication/second-factor/?', () => storeSession({ needsSecondFactor: '1' }));
}
