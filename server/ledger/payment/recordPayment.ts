import type { EntityManager } from '@mikro-orm/postgresql';
import { CompiledQuery } from 'kysely';
import { noteCreated } from '../../core/audit/ChangeLog.ts';
import { newId, typeOfId } from '../../core/database/ids.ts';
import { withNext } from '../../core/database/NamedClient.ts';
import { sum, type Amount } from '../../core/money/arithmetic.ts';
import type { Posting } from '../entry/entryLines.ts';
import { postEntry } from '../entry/postEntry.ts';
import type { Control } from '../openItem/registerOpenItem.ts';
import { allocate, type Share } from './allocate.ts';

export type PaymentMethod = 'CASH' | 'CARD' | 'BANK';

/** Money that came in or went out. */
export interface NewPayment {
  /** Made by the caller where he needs it beforehand. */
  id?: string;
  direction: 'IN' | 'OUT';
  /** Whose account it settles; receivables for what comes in, payables for what goes out, unless said: a refund to a customer goes OUT of RECEIVABLE. */
  control?: Control;
  method: PaymentMethod;
  /** ISO 4217; the company's own. */
  currency: string;
  /** More than zero, rounded to the currency. */
  amount: Amount;
  /** YYYY-MM-DD, not after today. */
  paidOn: string;
  partyId?: string | null;
  /** What the bank or the payer calls it. */
  reference?: string | null;
  /** The entry that already holds it, when the document it pays posts both at once; without one it is posted here. */
  entryId?: string | null;
  /** The drawer of a till that it went through, where it is no part of a sale. */
  tillSessionId?: string | null;
  /** What it settles; the rest stays the party's credit. */
  allocations: Share[];
}

export const paymentCode = 0x56;

/** Whether an id is a payment's. */
export const isPayment = (id: string): boolean => typeOfId(id) === paymentCode;

/**
 * Records a payment, posts it unless an entry already holds it (Dr cash, Cr receivable; the other way for what goes out), and allocates
 * it. Answers its id. Whatever the database refuses is thrown here or by the statement that follows: Refused `limitExceeded` past the
 * payment's amount or an item's balance, `allocationMismatch` for another party's or currency's item, `periodLocked`; InvalidInput
 * `inTheFuture` on `paidOn`.
 */
export async function recordPayment(em: EntityManager, payment: NewPayment): Promise<string> {
  const { id = newId(paymentCode), direction, method, currency, paidOn, partyId = null, reference = null, tillSessionId = null } = payment;
  const control = payment.control ?? (direction === 'IN' ? 'RECEIVABLE' : 'PAYABLE');
  const amount = sum([payment.amount]).toFixed();
  const lines = paymentLines({ direction, control, method, amount, partyId });
  const posted = () => postEntry(em, { postedOn: paidOn, journal: 'CASH', sourceId: id, description: reference, lines });
  const entryId = payment.entryId ?? (await posted());
  const row = { id, direction, control, method, partyId, currency, amount, paidOn, reference, entryId, tillSessionId };
  await insertPayment(em, { ...row, reversesId: null });
  noteCreated(em, 'Payment', [row]);
  await allocate(em, { paymentId: id }, payment.allocations, paidOn);
  return id;
}

/** What money that came in or went out posts: cash, card or bank against what is owed. */
export function paymentLines({
  direction,
  control,
  method,
  amount,
  partyId,
}: Pick<StoredPayment, 'direction' | 'control' | 'method' | 'amount' | 'partyId'>): Posting[] {
  const [debit, credit] = direction === 'IN' ? ([method, control] as const) : ([control, method] as const);
  return [
    { account: debit, debit: amount, partyId },
    { account: credit, credit: amount, partyId },
  ];
}

/** A payment as its row is written; the database numbers it. */
interface StoredPayment {
  id: string;
  direction: 'IN' | 'OUT';
  control: Control;
  method: PaymentMethod;
  partyId: string | null;
  currency: string;
  amount: string;
  paidOn: string;
  reference: string | null;
  entryId: string | null;
  reversesId: string | null;
  tillSessionId: string | null;
}

/** Writes a payment's row with the statement that follows. */
export async function insertPayment(em: EntityManager, payment: StoredPayment): Promise<void> {
  const { id, direction, control, method, partyId, currency, amount, paidOn, reference, entryId, reversesId, tillSessionId } = payment;
  const values = [id, direction, control, method, partyId, currency, amount, paidOn, reference, entryId, reversesId, tillSessionId];
  await em.getKysely().executeQuery(CompiledQuery.raw(`${withNext}${insertRow}`, values));
}

const insertRow = `insert into payment (id, direction, control, method, party_id, currency, amount, paid_on, reference, entry_id, reverses_id,
    till_session_id, number)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, '')`;
