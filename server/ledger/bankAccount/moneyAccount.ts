import type { EntityManager } from '@mikro-orm/postgresql';
import type { PaymentMethod } from '../payment/recordPayment.ts';
import { refuseBankAccount } from './refuseBankAccount.ts';

/**
 * Returns the account that money in the company's currency, paid by a method, is posted to: that of the named bank or cash account, or the one
 * of the method's role.
 * @throws InvalidInput as `refuseBankAccount`.
 */
export async function moneyAccount(
  em: EntityManager,
  { bankAccountId, method }: { bankAccountId?: string | null; method: PaymentMethod },
): Promise<PaymentMethod | { id: string }> {
  return bankAccountId ? refuseBankAccount(em, bankAccountId, { method }) : method;
}
