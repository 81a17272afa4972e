import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { companyToday } from '../../core/database/companyToday.ts';
import { Conflict, InvalidInput, NotFound, Refused } from '../../core/errors.ts';
import { Decimal, round } from '../../core/money/arithmetic.ts';
import { currencyDecimals } from '../../core/money/currencyDecimals.ts';
import { voidDocument } from '../../ledger/document/voidDocument.ts';
import { recordPayment } from '../../ledger/payment/recordPayment.ts';
import { InventoryInvoice } from './InventoryInvoice.ts';
import { InventoryInvoiceKind } from './InventoryInvoiceKind.ts';
import type { CreditRefund } from './inventoryInvoice.rules.ts';

/**
 * Voids a credit note, as any document is voided (domain §1): it keeps its number, its posting is reversed today, what it credited can be
 * credited again, and it no longer counts on its issue date. Voiding again does nothing.
 * @throws Refused `documentSettled` once any of it is paid out or settles an invoice, `periodLocked` {date} if its issue date or today is
 * locked, `notCreditNote`; Conflict for an outdated version.
 */
export async function voidCreditNote(em: EntityManager, id: string, version?: number): Promise<void> {
  const note = await holdCreditNote(em, id);
  if (note.voidedOn) return;
  if (version !== undefined && note.version !== version) throw new Conflict(id);
  const [{ locked }] = await em.execute<[{ locked: string | null }]>(
    `select max(locked_until)::text as locked from ledger_setting where company_id = noria_company() and locked_until >= ?`,
    [note.issuedOn],
  );
  if (locked) throw new Refused('periodLocked', { date: locked });
  note.voidedOn = await companyToday(em);
  // Sales summaries are written before the ledger, the same order in which every issued document writes them.
  await em.flush();
  await voidDocument(em, { id, status: 'ISSUED', number: note.number, issuedOn: note.issuedOn }, note.voidedOn);
}

/**
 * Pays out all or part of a credit note's remaining credit, from the company's own money and not from a till drawer.
 * @throws InvalidInput `amount`: creditTooHigh {left}, tooManyDecimals; Refused `notCreditNote`, and `nothingToRefund` if nothing is left.
 */
export async function refundCreditNote(em: EntityManager, { id, method, amount }: CreditRefund): Promise<void> {
  const { number, customer, currency } = await holdCreditNote(em, id);
  const digits = currencyDecimals(currency);
  const [{ left }] = await em.execute<[{ left: string }]>(
    'select (-balance)::text as left from open_item_balance where company_id = noria_company() and id = ?',
    [id],
  );
  if (new Decimal(left).isZero()) throw new Refused('nothingToRefund');
  const paid = new Decimal(amount ?? left);
  if (!round(paid, digits).equals(paid)) throw new InvalidInput({ field: 'amount', code: 'tooManyDecimals', params: { max: digits } });
  if (paid.greaterThan(left))
    throw new InvalidInput({ field: 'amount', code: 'creditTooHigh', params: { left: new Decimal(left).toFixed(digits) } });
  await recordPayment(em, {
    direction: 'OUT',
    control: 'RECEIVABLE',
    method,
    currency,
    amount: paid,
    paidOn: await companyToday(em),
    partyId: customer?.id ?? null,
    reference: number,
    allocations: [{ openItemId: id, amount: paid.negated().toFixed() }],
  });
}

async function holdCreditNote(em: EntityManager, id: string): Promise<InventoryInvoice> {
  const invoice = await em.findOne(InventoryInvoice, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!invoice) throw NotFound();
  if (invoice.kind !== InventoryInvoiceKind.CREDIT_NOTE) throw new Refused('notCreditNote');
  return invoice;
}
