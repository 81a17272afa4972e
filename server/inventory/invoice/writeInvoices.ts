import type { EntityManager } from '@mikro-orm/postgresql';
import { insertRecords, type NewRecord } from '../../core/database/insertRecords.ts';
import { sum, type Amount } from '../../core/money/arithmetic.ts';
import { askNumber, drawNumberLate } from '../../core/numbering/drawNumber.ts';
import { SellableKind } from '../offer/Sellable.ts';
import { InventoryInvoice, InventoryInvoiceLine, InventoryInvoiceTax } from './InventoryInvoice.ts';
import { InventoryInvoiceKind } from './InventoryInvoiceKind.ts';
import type { LinePart } from './SoldLine.ts';
import { taxGroups } from './taxGroups.ts';
import { typeOfLines } from './typeOfLines.ts';

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

/**
 * Draws the next number of sales with what is written next, after all other locks; the series stays locked until the transaction ends. The
 * text it returns stands for the number.
 */
export const drawInvoiceNumber = (em: EntityManager) => drawNumberLate(em, { documentType: 'INVENTORY_INVOICE', prefix: 'POS' });

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
  return {
    type: typeOfLines(lines),
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
