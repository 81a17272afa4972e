/** Bytes of a megabyte, wherever one is said: limits, plans, what a screen shows (2^20, as operating systems count). */
export const megabyte = 1_048_576;

/** Bytes of one uploaded file at most (spec 1 §9). */
export const fileLimit = 10 * megabyte;

/** Files of one request at most, and bytes of each of its fields that is no file. */
export const filesLimit = 5;
export const fieldLimit = 1_000_000;
