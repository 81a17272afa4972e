import { useSyncExternalStore } from 'react';
import { isTokenValid } from './token.ts';

/**
 * The browser's stored session. Keys are named as in spec 1 §3, except `rights`, `timeZone`, `firstDayOfWeek`, the two formats, `needsSecondFactor` and
 * `impersonation`, which are ours.
 */
export interface Session {
  token: string | null;
  username: string;
  userName: string;
  userId: string;
  userEmail: string;
  roleId: string;
  role: string;
  currency: string;
  profileImage: string;
  companyName: string;
  companyId: string;
  /** JSON list of module names, `Administrative Roles`, `HRM` … */
  rolePremission: string;
  /** JSON list of the viewer's rights within these modules: `CRM_WRITE`, `HRM_SEE_PAY` … */
  rights: string;
  timeZone: string | undefined;
  /** 0 for Sunday to 6; empty in a session stored before there was one. */
  firstDayOfWeek: string;
  dateFormat: string;
  numberFormat: string;
  /** `1` while a second factor must be set up first; otherwise empty. */
  needsSecondFactor: string;
  /** JSON of an Impersonation while SUPER_ADMIN impersonates a company, with `role` IMPERSONATOR; otherwise empty. */
  impersonation: string;
}

const keys = [
  'token',
  'username',
  'userName',
  'userId',
  'userEmail',
  'roleId',
  'role',
  'currency',
  'profileImage',
  'companyName',
  'companyId',
  'rolePremission',
  'rights',
  'timeZone',
  'firstDayOfWeek',
  'dateFormat',
  'numberFormat',
  'needsSecondFactor',
  'impersonation',
] as const;
const listeners = new Set<() => void>();
let current = read();

function read(): Session {
  const stored = Object.fromEntries(keys.map(key => [key, localStorage.getItem(key) ?? ''])) as unknown as Session;
  return { ...stored, token: stored.token || null, timeZone: stored.timeZone || undefined };
}

function changed() {
  const next = read();
  // A screen is drawn anew with each new session: what is stored again with each answer of the server mostly is what it was.
  if (keys.every(key => next[key] === current[key])) return;
  current = next;
  for (const listener of listeners) listener();
}

export const currentSession = (): Session => current;
export const isSignedIn = (): boolean => isTokenValid(localStorage.getItem('token'));

export function onSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useSession = (): Session => useSyncExternalStore(onSession, currentSession);

/** Stores the given values; empty ones are removed. */
export function storeSession(values: Partial<Record<(typeof keys)[number], string | null | undefined>>): void {
  if (values.token) localStorage.removeItem(endKey);
  for (const [key, value] of Object.entries(values)) {
    if (value) localStorage.setItem(key, value);
    else localStorage.removeItem(key);
  }
  changed();
}

/** Set when a session has expired, until someone signs in or out. */
const endKey = 'sessionExpired';
/** Keys that belong to the device, not to its user. */
const deviceKeys = ['language', 'theme', endKey];

/** Removes all data of the user; language and theme belong to the device and stay. */
export function clearSession({ isExpired = false } = {}): void {
  // First, so that other tabs already know the reason when they see that the token is gone.
  if (isExpired) localStorage.setItem(endKey, '1');
  else localStorage.removeItem(endKey);
  localStorage.removeItem('token');
  for (const key of Object.keys(localStorage)) if (!deviceKeys.includes(key)) localStorage.removeItem(key);
  sessionStorage.clear();
  changed();
}

const signOutKey = 'signingOut';

/** Says that this tab signs its user out: the server ends the session before the tab can tell the others. */
export const beginSignOut = (): void => localStorage.setItem(signOutKey, `${Date.now()}`);
export const cancelSignOut = (): void => localStorage.removeItem(signOutKey);

/** Returns whether a tab is signing the user out; one that was closed meanwhile counts for half a minute. */
export const isSigningOut = (): boolean => Date.now() - Number(localStorage.getItem(signOutKey)) < 30_000;

/** Returns whether the last session of this browser expired. */
export const hasExpired = (): boolean => localStorage.getItem(endKey) !== null;

/** Lists parsed last, by their JSON: each row of a list asks for the viewer's rights. */
const parsed = new Map<string, readonly string[]>();

/** Returns the texts in a stored JSON list; an empty list if it cannot be parsed. */
export function storedList(json: string): readonly string[] {
  const known = parsed.get(json);
  if (known) return known;
  if (parsed.size > 10) parsed.clear();
  const list = parseList(json);
  parsed.set(json, list);
  return list;
}

function parseList(json: string): readonly string[] {
  try {
    const list: unknown = JSON.parse(json || '[]');
    return Array.isArray(list) ? list.filter(name => typeof name === 'string') : [];
  } catch {
    return [];
  }
}

/** Returns the module names in `rolePremission`; an empty list if it cannot be parsed. */
export const grantedPermissions = (session: Session = current): readonly string[] => storedList(session.rolePremission);

/** Whether the session holds one of the modules. */
export const holdsAny = (...modules: string[]): boolean => grantedPermissions().some(name => modules.includes(name));

addEventListener('storage', event => {
  if (event.key === null || (keys as readonly string[]).includes(event.key)) changed();
});

// A page from the back/forward cache has missed sign-outs and sign-ins since: it must not show another user's data.
addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return;
  const { userId, companyId } = current;
  changed();
  if (current.userId === userId && current.companyId === companyId) return;
  document.body.replaceChildren();
  location.reload();
});
