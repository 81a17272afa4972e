const key = 'locked';
export const lockPath = '/authentication/lock-screen/';

/** Whether the lock screen covers Noria in this browser: in all its tabs, until the password is typed or the user signs out. */
export const isLocked = (): boolean => localStorage.getItem(key) !== null;

/** Locks; `from` is the path to come back to. Locked already, it keeps the path it has. */
export function lock(from: string): void {
  if (!isLocked()) localStorage.setItem(key, from);
}

/** Unlocks and answers where the user was. */
export function unlock(): string {
  const from = localStorage.getItem(key);
  localStorage.removeItem(key);
  return from?.startsWith('/') && !from.startsWith(lockPath) ? from : '/';
}
