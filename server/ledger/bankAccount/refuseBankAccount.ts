import type { EntityManager } from '@mikro-orm/postgresql';
import { refuseInactive } from '../../core/database/refuseInactive.ts';
import { InvalidInput } from '../../core/errors.ts';
import type { PaymentMethod } from '../payment/recordPayment.ts';
import { BankAccount } from './BankAccount.ts';

/**
 * Checks that a new payment may go through a bank or cash account, by its status and the method of the payment.
 * @throws InvalidInput `bankAccountId`: notFound, inactive, bankAccountKind.
 */
export async function refuseBankAccount(em: EntityManager, id: string, method: PaymentMethod): Promise<void> {
  await refuseInactive(em, [{ field: 'bankAccountId', Entity: BankAccount, id }]);
  const { kind } = await em.findOneOrFail(BankAccount, { id });
  if ((kind === 'CASH') !== (method === 'CASH')) throw new InvalidInput({ field: 'bankAccountId', code: 'bankAccountKind' });
}
