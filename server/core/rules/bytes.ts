/** Bytes of a megabyte, wherever one is said: limits, plans, what a screen shows (2^20, as operating systems count). */
export const megabyte = 1_048_576;

/** Bytes of one uploaded file at most (spec 1 §9). */
export const fileLimit = 10 * megabyte;
