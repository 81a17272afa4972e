let attempt = 0;

/** Number of retries so far. Relay caches a failed query under its key, so a retry needs a different key. */
export const currentAttempt = (): number => attempt;

/** Starts a retry. Call it before showing something again that has failed. */
export const startRetry = (): number => ++attempt;
