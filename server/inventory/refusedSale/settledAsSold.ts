import { Decimal } from '../../core/money/arithmetic.ts';
import { cashRoundingOf } from '../../core/money/cashRounding.ts';
import { settlePayments, type Settled } from '../invoice/settlePayments.ts';
import type { Refusal } from './refusedSale.rules.ts';

/**
 * Settles a sale with the cash rounding that applied then: a report must match what was actually paid, or it could never be booked.
 * @throws InvalidInput for payments that do not cover the quoted total.
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
