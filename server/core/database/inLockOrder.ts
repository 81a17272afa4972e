/** Sorts and deduplicates the ids of records to lock: locking in one global order prevents deadlocks. */
export const inLockOrder = (ids: Iterable<string>): string[] => [...new Set(ids)].toSorted();
