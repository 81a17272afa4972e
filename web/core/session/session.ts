import { useSyncExternalStore } from 'react';
import { isTokenValid } from './token.ts';

/** The browser's stored session, key by key as spec 1 §3 names them; `timeZone`, the two formats, `needsSecondFactor` and `visit` are ours. */
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
  timeZone: string | undefined;
  dateFormat: string;
  numberFormat: string;
  /** `1` while a second factor has to be set up before anything else, else empty. */
  needsSecondFactor: string;
  /** JSON of a Visit while SUPER_ADMIN visits a company, else empty; `role` is VISITOR then. */
  visit: string;
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
  'timeZone',
  'dateFormat',
  'numberFormat',
  'needsSecondFactor',
  'visit',
] as const;
const listeners = new Set<() => void>();
let current = read();

function read(): Session {
  const stored = Object.fromEntries(keys.map(key => [key, localStorage.getItem(key) ?? ''])) as unknown as Session;
  return { ...stored, token: stored.token || null, timeZone: stored.timeZone || undefined };
}

function changed() {
  current = read();
  for (const listener of listeners) listener();
}

export const currentSession = (): Session => current;
export const isSignedIn = (): boolean => isTokenValid(localStorage.getItem('token'));

export function onSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useSession = (): Session => useSyncExternalStore(onSession, currentSession);

/** Stores some values; empty ones are forgotten. */
export function storeSession(values: Partial<Record<(typeof keys)[number], string | null | undefined>>): void {
  if (values.token) localStorage.removeItem(endKey);
  for (const [key, value] of Object.entries(values)) {
    if (value) localStorage.setItem(key, value);
    else localStorage.removeItem(key);
  }
  changed();
}

/** Stands there once a session has ended unasked, until somebody signs in or out. */
const endKey = 'sessionExpired';
/** What belongs to the device, not to its user. */
const deviceKeys = ['language', 'theme', endKey];

/** Forgets everything of the user; language and theme belong to the device and stay. */
export function clearSession({ isExpired = false } = {}): void {
  // First, so that other tabs know why when they hear that the token is gone.
  if (isExpired) localStorage.setItem(endKey, '1');
  else localStorage.removeItem(endKey);
  localStorage.removeItem('token');
  for (const key of Object.keys(localStorage)) if (!deviceKeys.includes(key)) localStorage.removeItem(key);
  sessionStorage.clear();
  changed();
}

/** Whether the last session of this browser ended unasked. */
export const hasExpired = (): boolean => localStorage.getItem(endKey) !== null;

/** The names in `rolePremission`; none when it cannot be read. */
export function grantedPermissions(session: Session = current): string[] {
  try {
    const list: unknown = JSON.parse(session.rolePremission || '[]');
    return Array.isArray(list) ? list.filter(name => typeof name === 'string') : [];
  } catch {
    return [];
  }
}

addEventListener('storage', event => {
  if (event.key === null || (keys as readonly string[]).includes(event.key)) changed();
});

// A page that the browser kept for the way back has not heard who signed out meanwhile, or in: nothing that it shows may be seen then.
addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return;
  const { userId, companyId } = current;
  changed();
  if (current.userId === userId && current.companyId === companyId) return;
  document.body.replaceChildren();
  location.reload();
});
