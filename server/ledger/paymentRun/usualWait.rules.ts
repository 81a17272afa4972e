/** Days ahead that a proposal looks, unless another day is chosen. */
export const usualWait = 7;
