/** Pause before the first retry, in milliseconds; it doubles with each further one, up to `longestPause`. */
const firstPause = 1_000;
const longestPause = 20_000;

/**
 * Waits before a retry, with jitter so that browsers do not reconnect all at once. Resolves immediately when the browser comes back online.
 */
export const pauseBefore = (attempt: number): Promise<void> =>
  new Promise(resolve => {
    const wake = () => {
      clearTimeout(timer);
      removeEventListener('online', wake);
      resolve();
    };
    const timer = setTimeout(wake, Math.min(firstPause * 2 ** attempt, longestPause) * (0.5 + Math.random() / 2));
    addEventListener('online', wake);
  });
