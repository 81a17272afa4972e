/**
 * Returns the SQL that a column begins with a word. It compares by range, because comparisons are leakproof and `like` is not: under row level
 * security only leakproof operators may use an index.
 */
export const beginsWith = (column: string, word: string) => `${column} >= ${word} and ${column} < ${word} || U&'\\+10FFFF'`;
