/** Number of the latest rows whose texts are read by the search of a list that has no index of words (docs/search.md). */
export const searchReach = 50_000;
