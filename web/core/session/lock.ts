const key = 'locked';
export const lockPath = '/authentication/lock-screen/';

/** Returns whether the lock screen covers Noria in all tabs of this browser. It stays until the user enters the password or signs out. */
export const isLocked = (): boolean => localStorage.getItem(key) !== null;

/** Locks the screen; `from` is the path to return to. If it is locked already, the stored path stays. */
export function lock(from: string): void {
  if (!isLocked()) localStorage.setItem(key, from);
}

/** Unlocks the screen and returns the path to go back to. */
export function unlock(): string {
  const from = localStorage.getItem(key);
  localStorage.removeItem(key);
  return from?.startsWith('/') && !from.startsWith(lockPath) ? from : '/';
}
