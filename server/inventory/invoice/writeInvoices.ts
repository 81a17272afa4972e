import type { EntityManager } from '@mikro-orm/postgresql';
import { noteLines } from '../../core/database/ChangeLog.ts';
import { insertRecords, insertUnrecorded, type NewRecord } from '../../core/database/insertRecords.ts';
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
 * Draws the next number of sales with what is written next, after all other locks and all that does not name it; the series stays locked until
 * the transaction ends. The text it returns stands for the number.
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

/** An invoice with its lines. */
export interface WrittenInvoice {
  invoice: NewInvoice;
  lines: NewLine[];
}

/** Writes invoices with their lines and tax groups, one statement per table, without waiting for the results. */
export async function writeInvoices(em: EntityManager, written: WrittenInvoice[]): Promise<void> {
  const writeHeads = await writeLines(
    em,
    written.map(({ invoice: { id }, lines }) => ({ id, lines })),
  );
  await writeHeads(written.map(({ invoice }) => invoice));
}

/**
 * Writes the lines and tax groups of invoices, which nobody waits for; the returned function then writes the invoices themselves, and PostgreSQL
 * sums up what they sell. What draws a number is called in between, so that others wait the shortest.
 */
export async function writeLines(
  em: EntityManager,
  written: { id: string; lines: NewLine[] }[],
): Promise<(invoices: NewInvoice[]) => Promise<void>> {
  const lines = await insertUnrecorded(
    em,
    InventoryInvoiceLine,
    written.flatMap(({ id, lines: of }) => of.map(line => rowOf(line, id))),
  );
  const taxes = await insertUnrecorded(
    em,
    InventoryInvoiceTax,
    written.flatMap(({ id, lines: of }) => taxGroups(of).map(group => ({ ...group, invoice: id }))),
  );
  return async invoices => {
    await insertRecords(
      em,
      InventoryInvoice,
      invoices.map((invoice, index) => ({
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
        ...totalsOf(written[index].lines, (invoice.rounding ?? 0) as Amount),
      })),
    );
    // The audit trail includes lines only for an invoice that is written alone.
    if (invoices.length > 1) return;
    noteLines(em, invoices[0].id, 'lines', lines);
    noteLines(em, invoices[0].id, 'taxes', taxes);
  };
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
