/** The pause before the first attempt after a failure, in milliseconds; it doubles with each one up to the longest. */
const firstPause = 1_000;
const longestPause = 20_000;

/** Waits before another attempt, each browser for a time of its own so that not all come at once; one that comes back online goes on at once. */
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
