import type { EntityManager } from '@mikro-orm/postgresql';
import { refuseInactive } from '../../core/database/refuseInactive.ts';
import { InvalidInput } from '../../core/errors.ts';
import type { PaymentMethod } from '../payment/recordPayment.ts';
import { BankAccount } from './BankAccount.ts';
import { ledgerAccountOf, type MoneyAccount } from './ledgerAccountOf.ts';

/** A payment that is to go through a bank or cash account. */
interface Passage {
  method: PaymentMethod;
  /** ISO 4217; the company's own if null. */
  currency?: string | null;
}

/**
 * Checks that a new payment may go through a bank or cash account, by its status, the method of the payment, and its currency: an account in
 * another currency than the company's takes payments in that alone, one in the company's takes what any payment is worth. Returns its ledger account.
 * @throws InvalidInput `bankAccountId`: notFound, inactive, bankAccountKind, bankAccountCurrency {currency}.
 */
export async function refuseBankAccount(em: EntityManager, id: string, { method, currency }: Passage): Promise<MoneyAccount> {
  const refuse = (code: string, params?: Record<string, unknown>) => new InvalidInput({ field: 'bankAccountId', code, params });
  await refuseInactive(em, [{ field: 'bankAccountId', Entity: BankAccount, id }]);
  const { kind } = await em.findOneOrFail(BankAccount, { id });
  if ((kind === 'CASH') !== (method === 'CASH')) throw refuse('bankAccountKind');
  const account = await ledgerAccountOf(em, id);
  const { foreignCurrency } = account;
  if (foreignCurrency && foreignCurrency !== currency) throw refuse('bankAccountCurrency', { currency: foreignCurrency });
  return account;
}
