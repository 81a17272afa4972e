import type { EntityManager } from '@mikro-orm/postgresql';
import { noteCreated } from '../../core/audit/ChangeLog.ts';
import { newId } from '../../core/database/ids.ts';
import { Refused } from '../../core/errors.ts';
import { postEntry } from '../entry/postEntry.ts';
import { reverseEntry } from '../entry/reverseEntry.ts';
import { allocate, type Share } from './allocate.ts';
import { insertPayment, paymentCode, paymentLines, type PaymentMethod } from './recordPayment.ts';

interface Row {
  direction: 'IN' | 'OUT';
  control: 'RECEIVABLE' | 'PAYABLE';
  method: PaymentMethod;
  partyId: string | null;
  currency: string;
  amount: string;
  reference: string | null;
  entryId: string | null;
  /** Whether its entry holds nothing but the payment. */
  isAlone: boolean | null;
}

/**
 * Takes a payment back, bounced or mistaken, by its negative twin (domain §1): what it settled is open again, what it was refunded by is owed,
 * what it gave back is credit again, and the ledger shows both. Answers the twin's id.
 * @throws Refused `paymentReversed` where it was taken back before, or is a twin itself, and `periodLocked`.
 */
export async function reversePayment(em: EntityManager, id: string, reversedOn: string): Promise<string> {
  // Its row is locked after numbers are drawn; until then nobody else takes it back.
  await em.execute(`select pg_advisory_xact_lock(hashtextextended('payment ' || ?, 0))`, [id]);
  const [row] = await em.execute<Row[]>(
    `select direction, control, method, party_id as "partyId", currency, amount, reference, entry_id as "entryId",
       (select source_id = p.id from journal_entry e where e.company_id = p.company_id and e.id = p.entry_id) as "isAlone"
     from payment p where company_id = noria_company() and id = ? and not is_reversed and reverses_id is null`,
    [id],
  );
  if (!row) throw new Refused('paymentReversed');
  const twin = newId(paymentCode);
  const { isAlone, entryId: before, ...payment } = row;
  const amount = `-${payment.amount}`;
  // What a sale posted together with its payment stays: the payment alone is taken out of it.
  const entryId =
    isAlone && before
      ? await reverseEntry(em, before, { postedOn: reversedOn, description: payment.reference })
      : await postEntry(em, {
          postedOn: reversedOn,
          journal: 'CASH',
          sourceId: twin,
          description: payment.reference,
          lines: paymentLines({ ...payment, amount }),
        });
  // No drawer's: what it gives back is taken out of none.
  await insertPayment(em, { ...payment, id: twin, amount, paidOn: reversedOn, entryId, reversesId: id, tillSessionId: null });
  noteCreated(em, 'Payment', [{ ...payment, id: twin, amount, reverses: id, paidOn: reversedOn } as { id: string }]);
  await em.execute(lockWithCounterparts, [id, id, id]);
  await em.execute('update payment set is_reversed = true where company_id = noria_company() and id = ?', [id]);
  const settled = await em.execute<Share[]>(settledBy, [id, id, id]);
  await allocate(em, { paymentId: twin }, settled, reversedOn);
  return twin;
}

const lockWithCounterparts = `
  select from payment where company_id = noria_company() and (id = ?
    or id in (select refund_id from allocation where company_id = noria_company() and payment_id = ?)
    or id in (select payment_id from allocation where company_id = noria_company() and refund_id = ?))
  order by id for no key update`;

// Taken back already is what a payment settled by a twin of the other one: both are counted as that one.
const settledBy = `
  with net as (
    select a.open_item_id, null::uuid as refund_id, null::uuid as refund_of, sum(a.amount) as amount
    from allocation a where a.company_id = noria_company() and a.payment_id = ? and a.open_item_id is not null group by 1
    union all
    select null, coalesce(r.reverses_id, r.id), null, sum(a.amount)
    from allocation a join payment r on r.company_id = a.company_id and r.id = a.refund_id
    where a.company_id = noria_company() and a.payment_id = ? group by 2
    union all
    select null, null, coalesce(p.reverses_id, p.id), sum(a.amount)
    from allocation a join payment p on p.company_id = a.company_id and p.id = a.payment_id
    where a.company_id = noria_company() and a.refund_id = ? group by 3)
  select open_item_id as "openItemId", refund_id as "refundId", refund_of as "refundOf", (-amount)::text as amount from net where amount <> 0`;
