import type { EntityManager } from '@mikro-orm/postgresql';
import { insertRecords, type NewRecord } from '../../core/database/insertRecords.ts';
import { Decimal, sum } from '../../core/money/arithmetic.ts';
import { drawNumber } from '../../core/numbering/drawNumber.ts';
import { SellableKind } from '../offer/Sellable.ts';
import { InventoryInvoice, InventoryInvoiceLine, InventoryInvoiceTax, InventoryInvoiceType } from './InventoryInvoice.ts';
import type { LinePart } from './SoldLine.ts';

/** A line as it is written; what of it is taxed alike is kept of packages alone: of the rest it is the line itself. */
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

/** The next number of inventory invoices, sales and returns alike: whoever draws one is alone until the transaction ends. */
export const drawInvoiceNumber = (em: EntityManager) => drawNumber(em, { documentType: 'INVENTORY_INVOICE', prefix: 'POS' });

/** Writes an invoice with its lines and what it taxes at each rate; its totals are those of its lines. */
export async function writeInvoice(
  em: EntityManager,
  invoice: NewRecord<InventoryInvoice> & { id: string },
  lines: NewLine[],
): Promise<void> {
  const { id } = invoice;
  const total = (name: 'net' | 'discountShare' | 'base' | 'tax') => sum(lines.map(line => line[name]));
  const kinds = new Set(lines.map(({ kind }) => kind));
  await insertRecords(em, InventoryInvoice, [
    {
      ...invoice,
      type: kinds.size === 1 ? typeOfKind[lines[0].kind] : InventoryInvoiceType.MIXED,
      subtotal: total('net').toFixed(),
      discountTotal: total('discountShare').toFixed(),
      taxTotal: total('tax').toFixed(),
      total: total('base').plus(total('tax')).toFixed(),
    },
  ]);
  const rows = lines.map(line => ({ ...line, invoice: id, parts: line.kind === SellableKind.PACKAGE ? line.parts : null }));
  await insertRecords(em, InventoryInvoiceLine, rows, { id, field: 'lines' });
  await insertRecords(
    em,
    InventoryInvoiceTax,
    taxGroups(lines).map(group => ({ ...group, invoice: id })),
    { id, field: 'taxes' },
  );
}

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
