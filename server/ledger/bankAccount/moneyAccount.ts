import type { EntityManager } from '@mikro-orm/postgresql';
import type { Amount } from '../../core/money/arithmetic.ts';
import type { Posting } from '../entry/entryLines.ts';
import type { PaymentMethod } from '../payment/recordPayment.ts';
import { refuseBankAccount } from './refuseBankAccount.ts';

/** How money moves: by a method, through a bank or cash account if one is named. */
interface Passage {
  bankAccountId?: string | null;
  method: PaymentMethod;
}

/**
 * Returns the account that money in the company's currency, paid by a method, is posted to: that of the named bank or cash account, or the one
 * of the method's role.
 * @throws InvalidInput as `refuseBankAccount`.
 */
export async function moneyAccount(em: EntityManager, { bankAccountId, method }: Passage): Promise<PaymentMethod | { id: string }> {
  return bankAccountId ? refuseBankAccount(em, bankAccountId, { method }) : method;
}

/**
 * Returns the posting of money in any currency: its worth in the company's, and on an account that is kept in its currency the amount as well;
 * money that goes out is negative.
 * @throws InvalidInput as `refuseBankAccount`.
 */
export async function moneyPosting(
  em: EntityManager,
  { bankAccountId, method, currency, amount, worth }: Passage & { currency: string; amount: Amount; worth: Amount },
): Promise<Posting> {
  if (!bankAccountId) return { account: method, debit: worth };
  const { id, foreignCurrency } = await refuseBankAccount(em, bankAccountId, { method, currency });
  return { account: { id }, debit: worth, foreign: foreignCurrency ? amount : null };
}
