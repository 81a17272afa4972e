import type { EntityManager } from '@mikro-orm/postgresql';
import type { PaymentMethod } from '../payment/recordPayment.ts';
import { ledgerAccountOf } from './ledgerAccountOf.ts';
import { refuseBankAccount } from './refuseBankAccount.ts';

/**
 * Returns the account that money paid by a method is posted to: that of the named bank or cash account, or the one of the method's role.
 * @throws InvalidInput `bankAccountId`: notFound, inactive, bankAccountKind.
 */
export async function moneyAccount(
  em: EntityManager,
  { bankAccountId, method }: { bankAccountId: string | null; method: PaymentMethod },
): Promise<PaymentMethod | { id: string }> {
  if (!bankAccountId) return method;
  await refuseBankAccount(em, bankAccountId, method);
  return { id: await ledgerAccountOf(em, bankAccountId) };
}
