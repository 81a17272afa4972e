import type { EntityManager } from '@mikro-orm/postgresql';
import type { ErasureFact } from '../../core/erasure/Erasable.ts';
import { ofParties } from './partyColumns.ts';

/** Counts what is still open with a party, which must be settled before its data can be erased: documents owed, and credit left. */
export async function unsettledOf(em: EntityManager, partyId: string): Promise<ErasureFact[]> {
  const id = 'array[?::uuid]';
  const open = `from open_item_balance where company_id = noria_company() and ${ofParties('posted_party_id', id)}`;
  const [{ owed, credits }] = await em.execute<[{ owed: number; credits: number }]>(
    `select (select count(*)::int ${open} and balance > 0) as owed, (select count(*)::int ${open} and balance < 0)
       + (select count(*)::int from payment where company_id = noria_company() and amount <> allocated and not is_reversed and reverses_id is null
         and ${ofParties('party_id', id)})
       + (select count(*)::int from deposit where company_id = noria_company() and amount > applied + refunded and ${ofParties('party_id', id)}) as credits`,
    [partyId, partyId, partyId, partyId],
  );
  return [
    { what: 'erasureUnpaid', count: owed },
    { what: 'erasureCredit', count: credits },
  ].filter(({ count }) => count > 0);
}
