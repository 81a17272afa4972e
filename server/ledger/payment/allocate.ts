import type { EntityManager } from '@mikro-orm/postgresql';
import { CompiledQuery } from 'kysely';
import { newId } from '../../core/database/ids.ts';
import { withNext } from '../../core/database/NamedClient.ts';
import type { Amount } from '../../core/money/arithmetic.ts';

/** A part of a payment or credit note, and what it settles: in the item's own sign, so below zero where money is given back on a credit note. */
export interface Share {
  openItemId: string;
  amount: Amount;
}

const allocationCode = 0x57;

/**
 * Settles open items by a payment, or by a credit note: rows are locked in the order of their ids, and the database counts each share on
 * both sides (domain §1, payments). Sent with the statement that follows, which throws Refused `limitExceeded` past what either side has
 * left, and `allocationMismatch` for another party, currency or direction.
 */
export async function allocate(
  em: EntityManager,
  from: { paymentId: string } | { creditId: string },
  shares: Share[],
  allocatedOn: string,
): Promise<void> {
  if (!shares.length) return;
  const source = 'paymentId' in from ? [from.paymentId, null] : [null, from.creditId];
  const rows = shares.map(({ openItemId, amount }) => ({ id: newId(allocationCode), openItemId, amount: String(amount) }));
  const values = [...source, allocatedOn, JSON.stringify(rows)];
  await em.getKysely().executeQuery(CompiledQuery.raw(`${withNext}${insertAllocations}`, values));
}

const insertAllocations = `
  with share as materialized (select * from jsonb_to_recordset($4::jsonb) as s (id uuid, "openItemId" uuid, amount numeric)),
  locked as materialized (
    select id from open_item where company_id = noria_company() and id in (select "openItemId" from share union select $2::uuid)
    order by id for no key update
  )
  insert into allocation (id, payment_id, credit_id, open_item_id, amount, allocated_on)
  select s.id, $1::uuid, $2::uuid, s."openItemId", s.amount, $3::date from share s
  where (select count(*) from locked) >= 0 order by s."openItemId"`;
