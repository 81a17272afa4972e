/** Number of records above which an operation runs as a background task. */
export const longFrom = 1_000;
