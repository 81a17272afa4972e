import type { EntityManager } from '@mikro-orm/postgresql';
import { InvalidInput, Refused } from '../../core/errors.ts';
import { Decimal, round, sum } from '../../core/money/arithmetic.ts';
import { currencyDecimals } from '../../core/money/currencyDecimals.ts';
import { worthOf } from '../exchangeRate/homeWorth.ts';
import { allocate } from './allocate.ts';
import { noteAllocations } from './noteAllocations.ts';
import { creditOf } from './creditOf.ts';
import { oldestFirst } from './oldestFirst.ts';
import type { PartyLedger } from './openAmounts.ts';
import { recordPayment, type NewPayment } from './recordPayment.ts';

/** Terms of a refund. */
export interface Refund extends Pick<NewPayment, 'method' | 'paidOn' | 'reference' | 'tillSessionId' | 'bankAccountId'> {
  /** More than zero; null refunds all remaining credit. */
  amount: string | null;
  /** The company's currency, and of a refund in another one what really moves: the amount at the rate of the day if null. Left out in the company's own. */
  worth?: { own: string; homeAmount: string | null };
}

/**
 * Refunds unused credit, the oldest first: advance payments, and the open amounts of credit notes. Returns the payment's id.
 * @throws InvalidInput `amount`: creditTooLow {available}, tooManyDecimals; Refused `nothingToRefund`, and the errors of `recordPayment`.
 */
export async function refundCredit(em: EntityManager, ledger: PartyLedger, { amount: wanted, worth, ...payment }: Refund): Promise<string> {
  const digits = currencyDecimals(ledger.currency);
  const left = await creditOf(em, ledger);
  if (left.isZero()) throw new Refused('nothingToRefund');
  const amount = new Decimal(wanted ?? left);
  if (!round(amount, digits).equals(amount)) throw new InvalidInput({ field: 'amount', code: 'tooManyDecimals', params: { max: digits } });
  const refuseMoreThan = (available: Decimal) => {
    if (amount.greaterThan(available))
      throw new InvalidInput({ field: 'amount', code: 'creditTooLow', params: { available: available.toFixed(digits) } });
  };
  refuseMoreThan(left);
  const direction = ledger.control === 'RECEIVABLE' ? 'OUT' : 'IN';
  const { currency } = ledger;
  const moved = { currency, amount: amount.toFixed(), homeAmount: worth?.homeAmount ?? null, on: payment.paidOn };
  const home = worth ? await worthOf(em, worth.own, moved) : null;
  // Numbers are drawn before anything is locked (domain §0, lock order): a concurrent transaction may use the credit until then.
  const paymentId = await recordPayment(em, { ...payment, ...ledger, direction, amount, home, allocations: [] });
  const shares = await oldestFirst(em, { ...ledger, direction, amount: amount.toFixed() });
  refuseMoreThan(sum(shares.map(share => new Decimal(share.amount).abs())));
  await noteAllocations(em, await allocate(em, { paymentId }, shares, payment.paidOn));
  return paymentId;
}
