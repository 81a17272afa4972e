/** Number of records above which an operation runs as a background task. */
export const slowAfter = 1_000;
