import type { EntityManager } from '@mikro-orm/postgresql';
import { Decimal } from '../../core/money/arithmetic.ts';
import { isCreditPayment, ledgerValues, loosePayments, openDocuments, type PartyLedger } from './openAmounts.ts';

/** Returns a party's credit: its advance payments, and the open amounts of its credit notes. */
export async function creditOf(em: EntityManager, ledger: PartyLedger): Promise<Decimal> {
  const values = ledgerValues(ledger);
  const [{ credit }] = await em.execute<[{ credit: string }]>(
    `select ((select coalesce(sum(amount - allocated), 0) from payment where ${loosePayments(ledger)} and ${isCreditPayment})
       - (select coalesce(sum(amount - paid - credited), 0) from open_item where ${openDocuments(ledger)} and amount < 0))::text as credit`,
    [...values, ...values],
  );
  return new Decimal(credit);
}
