/** Prefix of a statement that is sent together with the next one; its rows are available once that one has been answered. */
export const withNext = '/* with the next */ ';
