import { Decimal, round, sum } from '../../../server/core/money/arithmetic.ts';
import { currencyDecimals } from '../../../server/core/money/currencyDecimals.ts';

/** A line of a sale, and what of it can still come back or be credited. */
export interface CreditableLine {
  readonly id: string;
  readonly creditableQuantity: string;
  /** Tax included. */
  readonly creditable: string;
}

/** What is typed of a line. */
export interface CreditDraft {
  lineId: string;
  quantity: string;
  /** Of a credit note: for the pieces, or off the price where there are none. */
  amount?: string;
}

/** What is credited: of each line the amount, or for some pieces their share of what is left of it, as the server does. */
export function creditOf(sold: readonly CreditableLine[], credited: readonly CreditDraft[], currency: string): string {
  const digits = currencyDecimals(currency);
  const parts = credited.map(({ lineId, quantity, amount }) => {
    const line = sold.find(({ id }) => id === lineId);
    if (isNumber(amount)) return amount!;
    if (!line || !isNumber(quantity) || Number(line.creditableQuantity) === 0) return 0;
    return round(new Decimal(line.creditable).times(quantity).div(line.creditableQuantity), digits);
  });
  return sum(parts).toFixed(digits);
}

const isNumber = (typed: string | null | undefined) => /^\d{1,12}(\.\d{1,6})?$/.test(typed ?? '') && Number(typed) > 0;
