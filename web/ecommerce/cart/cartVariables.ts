import { cartLines } from './cartStore.ts';

/** Query variables of the screens that show the cart. */
export const cartVariables = () => ({ ids: cartLines().map(({ productId }) => productId) });
