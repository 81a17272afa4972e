/** Maximum number of parts per offer. */
export const partLimit = 100;
