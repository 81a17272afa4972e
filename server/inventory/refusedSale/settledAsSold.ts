import { Decimal } from '../../core/money/arithmetic.ts';
import { cashRoundingOf } from '../../core/money/cashRounding.ts';
import { settlePayments, type Settled } from '../invoice/settlePayments.ts';
import type { Refusal } from './refusedSale.rules.ts';

/**
 * How a sale was paid, by the coins of then: a till reports what was paid, else it could never be booked.
 * @throws InvalidInput for payments that do not pay what was told.
 */
export function settledAsSold(
  { expectedTotal, payments, tendered, credit }: Refusal['sale'],
  { cashRounding }: Refusal['terms'],
  digits: number,
): Settled {
  const total = expectedTotal!;
  const used = Decimal.min(credit ?? 0, total).toFixed();
  return settlePayments(total, payments, { tendered, credit: used, digits, roundingOf: due => cashRoundingOf(due, cashRounding) });
}
