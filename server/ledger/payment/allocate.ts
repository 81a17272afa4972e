import type { EntityManager } from '@mikro-orm/postgresql';
import { CompiledQuery } from 'kysely';
import { newId } from '../../core/database/ids.ts';
import { withNext } from '../../core/database/withNext.ts';
import type { Amount } from '../../core/money/arithmetic.ts';

/**
 * A part of a payment or credit note, and what it settles: a document, in the document's sign, so negative if money is refunded on a credit
 * note, and of a deposit in another currency with what it is worth at its rate; or, between payments, the refund of a payment (`refundId`), or for a refund the payment it refunds (`refundOf`).
 * It does not count before `notBefore` (YYYY-MM-DD), if given.
 */
export type Share = { amount: Amount; homeSource?: Amount | null; notBefore?: string } & (
  | { openItemId: string }
  | { refundId: string }
  | { refundOf: string }
);

/** The payment, credit note or deposit that shares are taken from. */
export type ShareSource = { paymentId: string } | { creditId: string } | { depositId: string };

export const allocationCode = 0x57;

/**
 * Settles open items and refunds with a payment, or open items with a credit note: locks the items in the order of their ids, and the
 * database counts each share on both sides (domain §1, payments). The caller locks a payment that already existed: payments are locked
 * before items. A share counts from `allocatedOn`, or from the later day on which both sides are there, so that the ageing of a day before it
 * equals the control account. Sent in one round trip with the next statement, which throws Refused `limitExceeded` if a share exceeds what is open on
 * either side, and `allocationMismatch` for another party, currency or direction. Returns the ids of the allocations.
 */
export async function allocate(em: EntityManager, from: ShareSource, shares: Share[], allocatedOn: string): Promise<string[]> {
  if (!shares.length) return [];
  const { paymentId = null, creditId = null, depositId = null } = from as Partial<Record<'paymentId' | 'creditId' | 'depositId', string>>;
  const rows = shares.map(({ amount, ...share }) => ({ ...share, id: newId(allocationCode), amount: String(amount) }));
  const values = [paymentId, creditId, allocatedOn, JSON.stringify(rows), depositId];
  await em.getKysely().executeQuery(CompiledQuery.raw(`${withNext}${insertAllocations}`, values));
  return rows.map(({ id }) => id);
}

const insertAllocations = `
  with share as materialized (
    select * from jsonb_to_recordset($4::jsonb) as s (id uuid, "openItemId" uuid, "refundId" uuid, "refundOf" uuid, amount numeric, "homeSource" numeric, "notBefore" date)
  ), locked as materialized (
    select id from open_item where company_id = noria_company() and id in (select "openItemId" from share union select $2::uuid)
    order by id for no key update
  )
  insert into allocation (id, payment_id, credit_id, deposit_id, open_item_id, refund_id, amount, home_source, allocated_on)
  select s.id, coalesce(s."refundOf", $1::uuid), $2::uuid, $5::uuid, s."openItemId", case when s."refundOf" is null then s."refundId" else $1::uuid end,
    s.amount, s."homeSource", greatest($3::date, s."notBefore", i.issued_on, p.paid_on)
  from share s left join open_item i on i.company_id = noria_company() and i.id = s."openItemId"
    left join payment p on p.company_id = noria_company() and p.id = coalesce(s."refundId", s."refundOf")
  where (select count(*) from locked) >= 0 order by s."openItemId"`;
