import type { EntityManager } from '@mikro-orm/postgresql';
import { insertRecords, type NewRecord } from '../../core/database/insertRecords.ts';
import { Decimal, sum, type Amount } from '../../core/money/arithmetic.ts';
import { askNumber } from '../../core/numbering/drawNumber.ts';
import { SellableKind } from '../offer/Sellable.ts';
import { InventoryInvoice, InventoryInvoiceLine, InventoryInvoiceTax } from './InventoryInvoice.ts';
import { InventoryInvoiceKind } from './InventoryInvoiceKind.ts';
import { InventoryInvoiceType } from './InventoryInvoiceType.ts';
import type { LinePart } from './SoldLine.ts';

/** A line to write; `parts` are stored for packages only, because any other line is its own single part. */
export type NewLine = NewRecord<InventoryInvoiceLine> & {
  id: string;
  kind: SellableKind;
  net: string;
  discountShare: string;
  base: string;
  tax: string;
  parts: LinePart[];
};

const typeOfKind = {
  [SellableKind.PRODUCT]: InventoryInvoiceType.PRODUCTS,
  [SellableKind.SERVICE]: InventoryInvoiceType.SERVICES,
  [SellableKind.PACKAGE]: InventoryInvoiceType.PACKAGES,
  [SellableKind.AGGREGATE_PRODUCT]: InventoryInvoiceType.AGGREGATE_PRODUCTS,
};

/** Draws the next number of sales in one round trip with the next statement; the series stays locked until the transaction ends. */
export const askInvoiceNumber = (em: EntityManager) => askNumber(em, { documentType: 'INVENTORY_INVOICE', prefix: 'POS' });

/** Returns and credit notes have their own number series. */
export const creditSeries = { documentType: 'INVENTORY_CREDIT_NOTE', prefix: 'CN' };

/**
 * Draws the next number of returns and credit notes in one round trip with the next statement; all other credits wait until the transaction
 * ends.
 */
export const askCreditNumber = (em: EntityManager) => askNumber(em, creditSeries);

/** An invoice to write; omitted fields get their defaults. Its type and totals are computed from its lines. */
export type NewInvoice = NewRecord<InventoryInvoice> & { id: string };

/** Writes invoices with their lines and tax groups, one statement per table, without waiting for the results. */
export async function writeInvoices(em: EntityManager, written: { invoice: NewInvoice; lines: NewLine[] }[]): Promise<void> {
  await insertRecords(
    em,
    InventoryInvoice,
    written.map(({ invoice, lines }) => ({
      kind: InventoryInvoiceKind.SALE,
      credit: 0,
      returnOf: null,
      reason: null,
      tendered: null,
      change: null,
      rounding: 0,
      cashRounding: null,
      vatMode: 'PER_RATE',
      contentHash: null,
      replacesId: null,
      ...invoice,
      ...totalsOf(lines, (invoice.rounding ?? 0) as Amount),
    })),
  );
  // The audit trail includes lines only for an invoice that is written alone.
  const whole = (field: string) => (written.length === 1 ? { id: written[0].invoice.id, field } : undefined);
  const rows = written.flatMap(({ invoice, lines }) => lines.map(line => rowOf(line, invoice.id)));
  await insertRecords(em, InventoryInvoiceLine, rows, whole('lines'));
  const taxes = written.flatMap(({ invoice, lines }) => taxGroups(lines).map(group => ({ ...group, invoice: invoice.id })));
  await insertRecords(em, InventoryInvoiceTax, taxes, whole('taxes'));
}

function totalsOf(lines: NewLine[], rounding: Amount) {
  const total = (name: 'net' | 'discountShare' | 'base' | 'tax') => sum(lines.map(line => line[name]));
  const kinds = new Set(lines.map(({ kind }) => kind));
  return {
    type: kinds.size === 1 ? typeOfKind[lines[0].kind] : InventoryInvoiceType.MIXED,
    subtotal: total('net').toFixed(),
    discountTotal: total('discountShare').toFixed(),
    taxTotal: total('tax').toFixed(),
    total: sum([total('base'), total('tax'), rounding]).toFixed(),
  };
}

const rowOf = (line: NewLine, invoice: string) => ({
  returnOfLine: null,
  restocked: null,
  ...line,
  invoice,
  parts: line.kind === SellableKind.PACKAGE ? line.parts : null,
});

function taxGroups(lines: NewLine[]) {
  const parts = lines.flatMap(line => line.parts);
  const groups = Map.groupBy(parts, ({ vatCategory, vatRate }) => `${vatCategory} ${new Decimal(vatRate).toFixed()}`);
  return Array.from(groups.values(), alike => ({
    vatCategory: alike[0].vatCategory,
    vatRate: alike[0].vatRate,
    base: sum(alike.map(({ base }) => base)).toFixed(),
    tax: sum(alike.map(({ tax }) => tax)).toFixed(),
  }));
}
