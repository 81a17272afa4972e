/** Ids of records that one transaction will lock, each once: whoever locks several does so in one order, so that nobody deadlocks. */
export const inLockOrder = (ids: Iterable<string>): string[] => [...new Set(ids)].toSorted();
