import { Decimal, round, sum } from '../../../server/core/money/arithmetic.ts';
import { currencyDecimals } from '../../../server/core/money/currencyDecimals.ts';

/** A line of a sale with the amounts that can still be returned or credited. */
export interface CreditableLine {
  readonly id: string;
  readonly creditableQuantity: string;
  /** Including tax. */
  readonly creditable: string;
}

/** Form values of a credited line. */
export interface CreditDraft {
  lineId: string;
  quantity: string;
  /** On a credit note: for the quantity or, without one, a price reduction. */
  amount?: string;
}

/** Credited total: the amount of each line or, for a quantity, its share of what is left of the line, as the server calculates it. */
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
