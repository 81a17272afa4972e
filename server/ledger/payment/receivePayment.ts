import type { EntityManager } from '@mikro-orm/postgresql';
import { InvalidInput } from '../../core/errors.ts';
import { round } from '../../core/money/arithmetic.ts';
import { currencyDecimals } from '../../core/money/currencyDecimals.ts';
import { allocate } from './allocate.ts';
import { noteAllocations } from './noteAllocations.ts';
import { oldestFirst, sharesOf, type RequestedAllocation } from './oldestFirst.ts';
import type { PartyLedger } from './openAmounts.ts';
import { recordPayment, type NewPayment } from './recordPayment.ts';

/** A payment that settles its party's open documents; documents that are paid at once record their own. */
type PartyPayment = Omit<NewPayment, 'allocations' | 'amount'> & PartyLedger & { amount: string };

/**
 * Records and posts a payment, and settles the named documents with it, or the oldest open ones; the rest stays the party's credit. Returns
 * its id.
 * @throws InvalidInput `amount` tooManyDecimals, and the errors of `recordPayment`.
 */
export async function receivePayment(
  em: EntityManager,
  payment: PartyPayment,
  wanted: RequestedAllocation[] | null = null,
): Promise<string> {
  const digits = currencyDecimals(payment.currency);
  if (!round(payment.amount, digits).equals(payment.amount))
    throw new InvalidInput({ field: 'amount', code: 'tooManyDecimals', params: { max: digits } });
  // Numbers are drawn before documents are locked (domain §0, lock order).
  const paymentId = await recordPayment(em, { ...payment, allocations: [] });
  const shares = wanted ? sharesOf(payment, wanted) : await oldestFirst(em, payment);
  await noteAllocations(em, await allocate(em, { paymentId }, shares, payment.paidOn));
  return paymentId;
}
