let attempt = 0;

/** How often what had failed was begun anew: Relay keeps a query's failure under its key, and asks again under another one only. */
export const currentAttempt = (): number => attempt;

/** Before something is shown again that had failed. */
export const beginAnew = (): number => ++attempt;
