import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '../../core/database/ids.ts';
import { Decimal } from '../../core/money/arithmetic.ts';
import { postingsOf, type PostedInvoice } from '../../inventory/invoice/postInvoice.ts';
import { entryLines, type Posting } from '../../ledger/entry/entryLines.ts';
import { entryCode } from '../../ledger/entry/postEntry.ts';
import { paymentCode } from '../../ledger/payment/recordPayment.ts';

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
  const entries = [...sales, ...others]
    .map(({ lines, ...entry }) => ({ id: newId(entryCode), ...entry, ...entryLines(lines) }))
    .filter(({ lines }) => lines.length);
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
  const write = (text: string, rows: object[]) => em.execute(text, [JSON.stringify(rows)]);
  await write(
    insertEntries,
    entries.map(({ lines, ...entry }) => ({ ...entry, lineCount: lines.length })),
  );
  await write(
    insertLines,
    entries.flatMap(({ id: entryId, postedOn, lines }) =>
      lines.map((line, index) => ({ ...line, entryId, postedOn, position: index + 1 })),
    ),
  );
  await write(insertItems, invoices);
  await write(insertPayments, payments);
  await write(insertAllocations, payments);
}

const insertEntries = `
  insert into journal_entry (id, journal, posted_on, description, source_id, total, line_count, number, fiscal_year)
  select id, journal, "postedOn", description, "sourceId", total, "lineCount", '', 0
  from jsonb_to_recordset(?::jsonb) as e (id uuid, journal text, "postedOn" date, description text, "sourceId" uuid, total numeric, "lineCount" integer)
  order by "postedOn", id`;
const insertLines = `
  insert into journal_line (id, entry_id, position, posted_on, account_id, debit, credit)
  select noria_new_id(82), l."entryId", l.position, l."postedOn", a.id, l.debit, l.credit
  from jsonb_to_recordset(?::jsonb) as l ("entryId" uuid, position integer, "postedOn" date, role text, debit numeric, credit numeric)
    join account a on a.company_id = noria_company() and a.role = l.role`;
const insertItems = `
  insert into open_item (id, kind, direction, number, party_id, currency, amount, issued_on, due_on)
  select id, case when total < 0 then 'INVENTORY_RETURN' else 'INVENTORY_INVOICE' end, 'RECEIVABLE', number, customer, currency, total, "issuedOn", "issuedOn"
  from jsonb_to_recordset(?::jsonb) as i (id uuid, number text, customer uuid, currency text, total numeric, "issuedOn" date)`;
const insertPayments = `
  insert into payment (id, direction, control, method, party_id, currency, amount, paid_on, reference, entry_id, number)
  select id, direction, 'RECEIVABLE', method, customer, currency, amount, "paidOn", number, "entryId", ''
  from jsonb_to_recordset(?::jsonb) as p (id uuid, direction text, method text, customer uuid, currency text, amount numeric, "paidOn" date, number text, "entryId" uuid)
  order by "paidOn", id`;
const insertAllocations = `
  insert into allocation (id, payment_id, open_item_id, amount, allocated_on)
  select noria_new_id(87), id, "openItemId", share, "paidOn"
  from jsonb_to_recordset(?::jsonb) as p (id uuid, "openItemId" uuid, share numeric, "paidOn" date)`;
