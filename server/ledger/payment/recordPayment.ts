import type { EntityManager } from '@mikro-orm/postgresql';
import { CompiledQuery } from 'kysely';
import { noteCreated } from '../../core/database/ChangeLog.ts';
import { newId, typeOfId } from '../../core/database/ids.ts';
import { withNext } from '../../core/database/withNext.ts';
import { Decimal, sum, type Amount } from '../../core/money/arithmetic.ts';
import { ledgerAccountOf, type MoneyAccount } from '../bankAccount/ledgerAccountOf.ts';
import type { Posting } from '../entry/entryLines.ts';
import { postEntry } from '../entry/postEntry.ts';
import type { Control, HomeWorth } from '../openItem/registerOpenItem.ts';
import { allocate, type Share } from './allocate.ts';

export type PaymentMethod = 'CASH' | 'CARD' | 'BANK';

/** A payment received or made. */
export interface NewPayment {
  /** Set by a caller that needs the id beforehand. */
  id?: string;
  direction: 'IN' | 'OUT';
  /** Control account it settles; defaults to receivables for IN and payables for OUT. A refund to a customer goes OUT of RECEIVABLE. */
  control?: Control;
  method: PaymentMethod;
  /** ISO 4217. */
  currency: string;
  /** More than zero, rounded to the currency. */
  amount: Amount;
  /** Of a payment in another currency, the money that really moved, and the rate that it makes (modules.md, L1). */
  home?: HomeWorth | null;
  /** YYYY-MM-DD, not after today. */
  paidOn: string;
  partyId?: string | null;
  /** Reference of the bank or the payer. */
  reference?: string | null;
  /** The entry that already contains the payment, if the document it pays posts both at once; otherwise it is posted here. */
  entryId?: string | null;
  /** The bank or cash account it goes through; without one, the account of its method's role. */
  bankAccountId?: string | null;
  /** The till session whose drawer the money went through, if the payment is not part of a sale. */
  tillSessionId?: string | null;
  /** The shares it settles; the rest stays the party's credit. */
  allocations: Share[];
}

export const paymentCode = 0x56;

/** Returns whether an id belongs to a payment. */
export const isPayment = (id: string): boolean => typeOfId(id) === paymentCode;

/**
 * Records a payment, posts it unless an entry already contains it (Dr cash, Cr receivable; the reverse for outgoing payments), and
 * allocates it. Returns its id. Errors of the database are thrown here or by the next statement: Refused `limitExceeded` above the
 * payment's amount or an item's balance, `allocationMismatch` for an item of another party or currency, `periodLocked`; InvalidInput
 * `inTheFuture` on `paidOn`.
 */
export async function recordPayment(em: EntityManager, payment: NewPayment): Promise<string> {
  const { id = newId(paymentCode), direction, method, currency, paidOn, partyId = null, reference = null, tillSessionId = null } = payment;
  const { bankAccountId = null, home = null } = payment;
  const through = bankAccountId ? await ledgerAccountOf(em, bankAccountId) : null;
  const control = payment.control ?? (direction === 'IN' ? 'RECEIVABLE' : 'PAYABLE');
  const amount = sum([payment.amount]).toFixed();
  const lines = paymentLines({ direction, control, method, currency, amount, home, partyId }, through);
  const posted = () => postEntry(em, { postedOn: paidOn, journal: 'CASH', sourceId: id, description: reference, lines });
  const entryId = payment.entryId ?? (await posted());
  const row = { id, direction, control, method, partyId, currency, amount, home, paidOn, reference, entryId, tillSessionId, bankAccountId };
  await insertPayment(em, { ...row, reversesId: null });
  noteCreated(em, 'Payment', [row]);
  await allocate(em, { paymentId: id }, payment.allocations, paidOn);
  return id;
}

/** Returns the postings of a payment: the ledger account it goes `through`, or cash, card or bank, against the control account. */
export function paymentLines(
  {
    direction,
    control,
    method,
    currency,
    amount: paid,
    home,
    partyId,
  }: Pick<StoredPayment, 'direction' | 'control' | 'method' | 'currency' | 'amount' | 'home' | 'partyId'>,
  through: MoneyAccount | null = null,
): Posting[] {
  const worth = new Decimal(home?.homeAmount ?? paid);
  const [debit, moved] = direction === 'IN' ? [worth, new Decimal(paid)] : [worth.negated(), new Decimal(paid).negated()];
  const foreign = through?.foreignCurrency === currency ? moved : null;
  return [
    { account: through ? { id: through.id } : method, debit, foreign, partyId },
    { account: control, credit: debit, partyId },
  ];
}

/** A payment row to insert; the database assigns the number. */
interface StoredPayment {
  id: string;
  direction: 'IN' | 'OUT';
  control: Control;
  method: PaymentMethod;
  partyId: string | null;
  currency: string;
  amount: string;
  home: HomeWorth | null;
  paidOn: string;
  reference: string | null;
  entryId: string | null;
  reversesId: string | null;
  tillSessionId: string | null;
  bankAccountId: string | null;
  /** Why it reverses another payment. */
  reason?: string | null;
}

/** Inserts a payment's row, in one round trip with the next statement. */
export async function insertPayment(em: EntityManager, payment: StoredPayment): Promise<void> {
  const {
    id,
    direction,
    control,
    method,
    partyId,
    currency,
    amount,
    home,
    paidOn,
    reference,
    entryId,
    reversesId,
    tillSessionId,
    bankAccountId,
    reason,
  } = payment;
  const values = [
    id,
    direction,
    control,
    method,
    partyId,
    currency,
    amount,
    paidOn,
    reference,
    entryId,
    reversesId,
    tillSessionId,
    bankAccountId,
    reason,
    ...(home ? [home.exchangeRate, String(home.homeAmount), '0'] : [null, null, null]),
  ];
  await em.getKysely().executeQuery(CompiledQuery.raw(`${withNext}${insertRow}`, values));
}

const insertRow = `insert into payment (id, direction, control, method, party_id, currency, amount, paid_on, reference, entry_id, reverses_id,
    till_session_id, bank_account_id, reason, exchange_rate, home_amount, home_allocated, number)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, '')`;
