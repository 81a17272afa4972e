/** Records from which on something is done in the background: fewer are done while one waits. */
export const longFrom = 1_000;
