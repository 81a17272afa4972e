/** Whether a stored value is the one that was written; a number may have been stored with fewer zeros. */
export const isSameValue = (stored: unknown, written: unknown): boolean =>
  JSON.stringify(stored ?? null) === JSON.stringify(written ?? null) ||
  (typeof stored === 'string' && stored !== '' && Number(stored) === Number(written));
