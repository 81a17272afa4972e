import { Decimal, type Amount } from '../../../server/core/money/arithmetic.ts';

/** Price of a quantity as typed; 0 while it is no number. */
export const lineTotal = (price: string | undefined, quantity: string | number | undefined): Amount =>
  price && /^\d{1,7}$/.test(String(quantity ?? '')) ? new Decimal(price).times(quantity!).toFixed() : '0';
