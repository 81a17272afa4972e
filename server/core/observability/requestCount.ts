let begun = 0;

/** Counts one request that this process begins to answer. */
export const countRequest = (): void => void begun++;

/** How many requests this process has begun to answer. */
export const requestsBegun = (): number => begun;
