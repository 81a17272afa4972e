import type { EntityManager } from '@mikro-orm/postgresql';
import { noteCreated } from '../../core/audit/ChangeLog.ts';
import { newId } from '../../core/database/ids.ts';
import { Refused } from '../../core/errors.ts';
import { postEntry } from '../entry/postEntry.ts';
import { reverseEntry } from '../entry/reverseEntry.ts';
import { allocate } from './allocate.ts';
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
 * Takes a payment back, bounced or mistaken, by its negative twin (domain §1): what it settled is open again, and the ledger shows both.
 * Answers the twin's id. Refused `paymentReversed` where it was taken back before, or is a twin itself, and `periodLocked`.
 */
export async function reversePayment(em: EntityManager, id: string, reversedOn: string): Promise<string> {
  const [row] = await em.execute<Row[]>(
    `update payment p set is_reversed = true where company_id = noria_company() and id = ? and not is_reversed and reverses_id is null
     returning direction, control, method, party_id as "partyId", currency, amount, reference, entry_id as "entryId",
       (select source_id = p.id from journal_entry e where e.company_id = p.company_id and e.id = p.entry_id) as "isAlone"`,
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
  await insertPayment(em, { ...payment, id: twin, amount, paidOn: reversedOn, entryId, reversesId: id });
  noteCreated(em, 'Payment', [{ ...payment, id: twin, amount, reverses: id, paidOn: reversedOn } as { id: string }]);
  const settled = await em.execute<{ openItemId: string; amount: string }[]>(
    `select open_item_id as "openItemId", (-sum(amount))::text as amount from allocation where company_id = noria_company() and payment_id = ?
     group by open_item_id having sum(amount) <> 0`,
    [id],
  );
  await allocate(em, { paymentId: twin }, settled, reversedOn);
  return twin;
}
