/** Parts of one offer at most. */
export const partLimit = 100;
