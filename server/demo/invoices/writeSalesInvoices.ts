import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '../../core/database/ids.ts';
import { insertRecords } from '../../core/database/insertRecords.ts';
import { codeOf } from '../../core/database/RecordType.ts';
import type { VatMode } from '../../core/money/documentTotals.ts';
import { currencyDecimals } from '../../core/money/currencyDecimals.ts';
import { saleFigures } from '../../core/money/saleFigures.ts';
import { daysAfter } from '../../core/rules/days.ts';
import { postingsOf } from '../../finance/invoice/postSalesInvoice.ts';
import { SalesInvoice, SalesInvoiceLine, SalesInvoiceTax } from '../../finance/invoice/SalesInvoice.ts';
import { lineFigures, type SellablePart } from '../../inventory/invoice/priceSale.ts';
import { taxGroups } from '../../inventory/invoice/taxGroups.ts';
import { typeOfLines } from '../../inventory/invoice/typeOfLines.ts';
import { itemColumns } from '../../inventory/itemLine/itemOf.ts';
import { postedEntry, writeBooks } from '../money/writeBooks.ts';
import { paymentOf } from '../money/paymentOf.ts';

/** An invoice to write, in the company's currency; its goods have left with the order. */
export interface WrittenInvoice {
  number: string;
  issuedOn: string;
  paymentDays: number;
  customer: string;
  contact: string | null;
  owner: string | null;
  order: string | null;
  reference: string | null;
  remarks: string | null;
  discountPercent: string;
  lines: (SellablePart & {
    itemId: string | null;
    description: string;
    quantity: string;
    discountPercent: string;
    orderLineId: string | null;
  })[];
  /** Share of the total that is paid on a day, and how. */
  payment: { share: string; paidOn: string; method: 'CARD' | 'BANK' } | null;
}

/** The company's currency, and how often it rounds tax. */
interface Terms {
  currency: string;
  vatMode: VatMode;
}

/**
 * Writes issued invoices with their payments at once, a statement for each table, as the services that make them out write them one by one.
 * Prices are without tax. Returns them as they are stored.
 */
export async function writeSalesInvoices(em: EntityManager, invoices: WrittenInvoice[], { currency, vatMode }: Terms) {
  const digits = currencyDecimals(currency);
  const written = invoices.map(({ lines, payment, issuedOn, paymentDays, discountPercent, ...head }) => {
    const id = newId(codeOf(SalesInvoice));
    const sold = lines.map(line => ({ ...line, includesTax: false, parts: [line] }));
    const totals = saleFigures(sold, { digits, discountPercent, vatMode });
    const figures = lineFigures(totals, sold);
    const { subtotal, discountTotal, taxTotal, total } = totals;
    const times = { createdAt: `${issuedOn}T09:20:00Z`, updatedAt: `${payment?.paidOn ?? issuedOn}T09:20:00Z` };
    const terms = { issuedOn, paymentDays, dueOn: daysAfter(issuedOn, paymentDays), currency, vatMode, pricesIncludeTax: false };
    const row = { id, ...head, ...terms, state: 'ISSUED', type: typeOfLines(lines), discountPercent };
    return {
      row: { ...row, subtotal, discountTotal, taxTotal, total, ...times },
      parts: figures.map(({ parts }) => ({ parts, cost: '0' })),
      payment: payment && paymentOf(payment, { id, number: head.number, currency, total, customer: head.customer }),
      lines: lines.map(({ itemId, kind, description, quantity, discountPercent: percent, orderLineId }, index) => {
        const { parts: _parts, ...priced } = figures[index];
        const item = { kind, ...itemColumns(itemId), description, quantity, discountPercent: percent, orderLineId };
        return { invoice: id, position: index + 1, ...item, ...priced, cost: '0', ...times };
      }),
    };
  });
  const taxes = written.flatMap(({ row, parts }) => taxGroups(parts).map(group => ({ ...group, invoice: row.id })));
  const rows = written.map(({ row }) => row);
  await insertRecords(em, SalesInvoice, rows);
  const parent = { id: rows[0].id, field: 'lines' };
  await insertRecords(
    em,
    SalesInvoiceLine,
    written.flatMap(({ lines }) => lines),
    parent,
  );
  await insertRecords(em, SalesInvoiceTax, taxes, parent);
  const payments = written.flatMap(({ payment }) => payment ?? []);
  const sales = written.map(({ row: { id, number, issuedOn, total, customer }, parts }) =>
    postedEntry(
      { sourceId: id, description: number, journal: 'SALES', postedOn: issuedOn },
      postingsOf({ customer: { id: customer } as never, costCenter: null, total }, parts),
    ),
  );
  await writeBooks(em, {
    entries: [...sales, ...payments.map(({ posted }) => posted)],
    items: rows.map(row => ({ ...row, kind: 'SALES_INVOICE' })),
    payments,
  });
  return rows;
}
