import type { EntityManager } from '@mikro-orm/postgresql';
import { noteCreated } from '../../core/database/ChangeLog.ts';
import { newId } from '../../core/database/ids.ts';
import { InvalidInput, Refused } from '../../core/errors.ts';
import { ledgerAccountOf } from '../bankAccount/ledgerAccountOf.ts';
import { postEntry } from '../entry/postEntry.ts';
import { reverseEntry } from '../entry/reverseEntry.ts';
import { allocate, type Share } from './allocate.ts';
import { insertPayment, paymentCode, paymentLines, type PaymentMethod } from './recordPayment.ts';

interface Row {
  paidOn: string;
  direction: 'IN' | 'OUT';
  control: 'RECEIVABLE' | 'PAYABLE';
  method: PaymentMethod;
  partyId: string | null;
  currency: string;
  amount: string;
  exchangeRate: string | null;
  homeAmount: string | null;
  reference: string | null;
  entryId: string | null;
  bankAccountId: string | null;
  /** Whether its entry contains only this payment. */
  isAlone: boolean | null;
}

/**
 * Reverses a bounced or mistaken payment by recording its negative (domain §1): what it settled is open again, refunds of it are owed, what
 * it refunded is credit again, and the ledger shows both. The reason describes the entry. Returns the reversing payment's id.
 * @throws InvalidInput `reversedOn` beforePaid; Refused `paymentReversed` if it was already reversed or is itself a reversal, and
 * `periodLocked`.
 */
export async function reversePayment(em: EntityManager, id: string, reversedOn: string, reason: string | null = null): Promise<string> {
  // The row is locked only after numbers are drawn; until then this lock prevents a second reversal.
  await em.execute(`select pg_advisory_xact_lock(hashtextextended('payment ' || ?, 0))`, [id]);
  const [row] = await em.execute<Row[]>(
    `select paid_on::text as "paidOn", direction, control, method, party_id as "partyId", currency, amount, exchange_rate as "exchangeRate", home_amount as "homeAmount", reference, entry_id as "entryId", bank_account_id as "bankAccountId",
       (select source_id = p.id from journal_entry e where e.company_id = p.company_id and e.id = p.entry_id) as "isAlone"
     from payment p where company_id = noria_company() and id = ? and not is_reversed and reverses_id is null`,
    [id],
  );
  if (!row) throw new Refused('paymentReversed');
  const { paidOn, isAlone, entryId: before, exchangeRate, homeAmount, ...payment } = row;
  if (reversedOn < paidOn) throw new InvalidInput({ field: 'reversedOn', code: 'beforePaid' });
  const twin = newId(paymentCode);
  const amount = `-${payment.amount}`;
  const home = exchangeRate && homeAmount ? { exchangeRate, homeAmount: `-${homeAmount}` } : null;
  const description = reason ?? payment.reference;
  // If a sale posted the payment in its own entry, that entry stays: only the payment is reversed.
  const entryId =
    isAlone && before
      ? await reverseEntry(em, before, { postedOn: reversedOn, description })
      : await postEntry(em, {
          postedOn: reversedOn,
          journal: 'CASH',
          sourceId: twin,
          description,
          lines: paymentLines(
            { ...payment, amount, home },
            payment.bankAccountId ? await ledgerAccountOf(em, payment.bankAccountId) : null,
          ),
        });
  // The reversal belongs to no till session, because it takes no money out of a drawer.
  await insertPayment(em, { ...payment, id: twin, amount, home, paidOn: reversedOn, entryId, reversesId: id, tillSessionId: null, reason });
  noteCreated(em, 'Payment', [{ ...payment, id: twin, amount, reverses: id, paidOn: reversedOn, reason } as { id: string }]);
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

// A payment and its reversal count as one here, so that allocations which the reversal already took back net to zero.
const settledBy = `
  with net as (
    select a.open_item_id, null::uuid as refund_id, null::uuid as refund_of, sum(a.amount) as amount, max(a.allocated_on) as since
    from allocation a where a.company_id = noria_company() and a.payment_id = ? and a.open_item_id is not null group by 1
    union all
    select null, coalesce(r.reverses_id, r.id), null, sum(a.amount), max(a.allocated_on)
    from allocation a join payment r on r.company_id = a.company_id and r.id = a.refund_id
    where a.company_id = noria_company() and a.payment_id = ? group by 2
    union all
    select null, null, coalesce(p.reverses_id, p.id), sum(a.amount), max(a.allocated_on)
    from allocation a join payment p on p.company_id = a.company_id and p.id = a.payment_id
    where a.company_id = noria_company() and a.refund_id = ? group by 3)
  select open_item_id as "openItemId", refund_id as "refundId", refund_of as "refundOf", (-amount)::text as amount,
    since::text as "notBefore" from net where amount <> 0`;
