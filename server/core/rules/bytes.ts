/** Bytes per megabyte in limits, plans and on screen (2^20, as operating systems count). */
export const megabyte = 1_048_576;

/** Maximum size of an uploaded file in bytes (spec 1 §9). */
export const fileLimit = 10 * megabyte;

/** Maximum number of files per request, and maximum bytes per field that is not a file. */
export const filesLimit = 5;
export const fieldLimit = 1_000_000;

/** Maximum number of pictures per record (spec 1 §9). */
export const pictureLimit = 4;
