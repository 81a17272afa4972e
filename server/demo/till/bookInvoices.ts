import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '../../core/database/ids.ts';
import { Decimal } from '../../core/money/arithmetic.ts';
import { postingsOf, type PostedInvoice } from '../../inventory/invoice/postInvoice.ts';
import type { Posting } from '../../ledger/entry/entryLines.ts';
import { paymentCode } from '../../ledger/payment/recordPayment.ts';
import { postedEntry, writeBooks } from '../money/writeBooks.ts';

/** A journal entry that does not come from an invoice. */
interface OtherEntry {
  sourceId: string;
  journal: string;
  postedOn: string;
  lines: Posting[];
}

/** Posts months of invoices at once: writes the same rows as `postInvoice`, one statement per table, in the order of their days. */
export async function bookInvoices(em: EntityManager, invoices: PostedInvoice[], others: OtherEntry[]): Promise<void> {
  const sales = invoices.map(invoice => ({
    sourceId: invoice.id,
    description: invoice.number,
    journal: 'SALES',
    postedOn: invoice.issuedOn,
    lines: postingsOf(invoice),
  }));
  const entries = [...sales, ...others].map(({ lines, ...entry }) => postedEntry(entry, lines)).filter(({ lines }) => lines.length);
  const entryOf = new Map(entries.map(({ id, sourceId }) => [sourceId, id]));
  const payments = invoices.flatMap(invoice =>
    (['CASH', 'CARD', 'BANK'] as const).flatMap(method => {
      const amount = new Decimal(invoice[method.toLowerCase() as 'cash' | 'card' | 'bank']);
      const { id: openItemId, issuedOn: paidOn, number, currency, customer = null } = invoice;
      const way = { direction: amount.isNegative() ? 'OUT' : 'IN', amount: amount.abs().toFixed(), share: amount.toFixed() };
      return amount.isZero()
        ? []
        : [{ id: newId(paymentCode), method, ...way, openItemId, entryId: entryOf.get(openItemId), paidOn, number, currency, customer }];
    }),
  );
  const items = invoices.map(invoice => ({ ...invoice, kind: Number(invoice.total) < 0 ? 'INVENTORY_RETURN' : 'INVENTORY_INVOICE' }));
  await writeBooks(em, { entries, items, payments });
}
