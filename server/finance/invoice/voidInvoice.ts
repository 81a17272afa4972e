import type { EntityManager } from '@mikro-orm/postgresql';
import { companyToday } from '../../core/database/companyToday.ts';
import { Refused } from '../../core/errors.ts';
import { voidDocument } from '../../ledger/document/voidDocument.ts';
import { postedDocument } from './postedDocument.ts';
import { SalesInvoiceLine, type SalesInvoice } from './SalesInvoice.ts';
import { SalesInvoiceKind } from './SalesInvoiceStatus.ts';

/**
 * Voids an issued invoice: it keeps its number, and its entry is reversed today. Voiding a void one does nothing.
 * @throws Refused `stockMoved` if goods have left the stock with it, `documentLocked` for a credit note, `documentSettled`, `invalidTransition`, `periodLocked`.
 */
export async function voidInvoice(em: EntityManager, invoice: SalesInvoice): Promise<void> {
  // What it freed may have been invoiced again.
  if (invoice.kind === SalesInvoiceKind.CREDIT_NOTE) throw new Refused('documentLocked');
  if (invoice.state === 'ISSUED' && (await em.count(SalesInvoiceLine, { invoice: invoice.id, cost: { $ne: '0' } }))) {
    throw new Refused('stockMoved');
  }
  const today = await companyToday(em);
  if (!(await voidDocument(em, postedDocument(invoice), today))) return;
  invoice.voidedOn = today;
  await em.flush();
}
