import type { EntityManager } from '@mikro-orm/postgresql';
import { CompiledQuery } from 'kysely';
import { noteCreated } from '../../core/database/ChangeLog.ts';
import { newId } from '../../core/database/ids.ts';
import { withNext } from '../../core/database/withNext.ts';
import type { NewOpenItem } from '../openItem/registerOpenItem.ts';
import { allocationCode } from './allocate.ts';
import { paymentCode, type NewPayment } from './recordPayment.ts';

/** The payment of a whole document as it is issued. */
type WholePayment = Required<Pick<NewPayment, 'method' | 'entryId'>>;

/**
 * Registers the open item of a document that is issued and paid at once, with the payment and its allocation: in one statement, which writes
 * both as settled, where `registerOpenItem` and `recordPayment` write them as open and then count what settles them. The amount is more than
 * zero and in the company's currency; the document's entry contains the payment. Sent in one round trip with the next statement, which throws
 * what the database refuses: InvalidInput `inTheFuture` on `paidOn`.
 */
export async function receiveAtOnce(em: EntityManager, item: NewOpenItem, { method, entryId }: WholePayment): Promise<void> {
  const { number = null, partyId = null, currency, issuedOn } = item;
  const amount = String(item.amount);
  const paymentId = newId(paymentCode);
  const values = [item.id, item.kind, number, partyId, currency, amount, issuedOn, paymentId, method, entryId, newId(allocationCode)];
  await em.getKysely().executeQuery(CompiledQuery.raw(`${withNext}${insertPaid}`, values));
  const terms = { method, partyId, currency, amount, home: null, paidOn: issuedOn, reference: number, entryId };
  const payment = { id: paymentId, direction: 'IN', control: 'RECEIVABLE', ...terms, tillSessionId: null, bankAccountId: null };
  noteCreated(em, 'Payment', [payment]);
}

// Each part reads the one before, so that they are written in this order.
const insertPaid = `
  with item as (
    insert into open_item (id, kind, direction, number, party_id, currency, amount, paid, issued_on, due_on)
    values ($1, $2, 'RECEIVABLE', $3, $4, $5, $6, $6, $7, $7) returning *
  ), paid as (
    insert into payment (id, direction, control, method, party_id, currency, amount, allocated, paid_on, reference, entry_id, number)
    select $8::uuid, 'IN', direction, $9, party_id, currency, amount, amount, issued_on, number, $10::uuid, '' from item returning id
  )
  insert into allocation (id, payment_id, open_item_id, amount, allocated_on)
  select $11::uuid, paid.id, item.id, item.amount, item.issued_on from item, paid`;
