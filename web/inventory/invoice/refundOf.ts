import { Decimal, round, sum } from '../../../server/core/money/arithmetic.ts';
import { currencyDecimals } from '../../../server/core/money/currencyDecimals.ts';

/** A line as it was sold, and what of it has come back. */
export interface SoldLine {
  readonly id: string;
  readonly quantity: string;
  readonly returnedQuantity: string;
  readonly total: string;
}

/**
 * What is given back for some pieces: of each line what all that has come back then is worth, less what came back before, so that returns in
 * any steps add up to what was paid.
 */
export function refundOf(sold: readonly SoldLine[], back: readonly { lineId: string; quantity: string }[], currency: string): string {
  const digits = currencyDecimals(currency);
  const parts = back.map(({ lineId, quantity }) => {
    const line = sold.find(({ id }) => id === lineId);
    if (!line || !/^\d{1,9}$/.test(quantity)) return 0;
    const worth = (pieces: Decimal) => round(new Decimal(line.total).times(pieces).div(line.quantity), digits);
    const before = new Decimal(line.returnedQuantity);
    return worth(before.plus(quantity)).minus(worth(before));
  });
  return sum(parts).toFixed(digits);
}
