import { noteCreated, noteLines, noteNext } from '../../core/database/ChangeLog.ts';
import { Row } from '../../core/database/CompanyRecord.ts';
import { newId } from '../../core/database/ids.ts';
import { insertUnrecorded } from '../../core/database/insertRecords.ts';
import { codeOf } from '../../core/database/RecordType.ts';
import { check } from '../../core/graphql/check.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { currencyOf } from '../../core/money/currencyOf.ts';
import { drawNumberLate } from '../../core/numbering/drawNumber.ts';
import type { taxGroups } from '../../inventory/invoice/taxGroups.ts';
import { partsOfLine } from '../../inventory/itemLine/partsOfLine.ts';
import type { Sellable } from '../../inventory/offer/Sellable.ts';
import { documentSerials } from '../../inventory/serial/serialNumbers.rules.ts';
import type { HeldStock } from '../../inventory/stock/lockStock.ts';
import { takeGoods } from './deliverLines.ts';
import type { PlannedLine } from './invoiceLines.ts';
import { dateInvoice, type DatedInvoice, type Issuing } from './issueInvoice.ts';
import { postSalesInvoice, type PostedSalesInvoice } from './postSalesInvoice.ts';
import { SalesInvoice, SalesInvoiceLine, SalesInvoiceTax } from './SalesInvoice.ts';
import { SalesInvoiceKind } from './SalesInvoiceStatus.ts';
import { invoiceSeries } from './series.ts';

/** A priced invoice of no order, of which nothing is written yet. */
export interface UnwrittenInvoice {
  lines: PlannedLine[];
  taxes: ReturnType<typeof taxGroups>;
  /** What each line sells; undefined for free text. */
  sellables: (Sellable | undefined)[];
  /** Its goods, if they are locked already. */
  held: HeldStock | undefined;
  /** The company's day. */
  today: string;
}

/**
 * Issues an invoice as it is made: what `issueInvoice` does with a draft, without writing one. Each row is written once, in the round trip that
 * posts it: first what nobody waits for, then the number and what names it. The history tells of the draft and of its issue. Returns its id.
 * @param columns those of the draft.
 * @throws as `issueInvoice`.
 */
export async function issueAtOnce(
  { em, viewer }: Scope,
  columns: Record<string, unknown>,
  { sellables, taxes, held, today, ...unwritten }: UnwrittenInvoice,
  issuing: Issuing,
): Promise<string> {
  const { serialNumbers } = check(documentSerials, issuing);
  const id = newId(codeOf(SalesInvoice));
  const own = currencyOf(viewer);
  const made = { ...columns, id, kind: SalesInvoiceKind.INVOICE, state: 'DRAFT', number: null };
  const invoice = made as unknown as DatedInvoice & PostedSalesInvoice;
  const draft = rowOf(invoice);
  await dateInvoice(em, invoice, { own, today });
  const planned = unwritten.lines.map(line => ({ ...line, id: newId(codeOf(SalesInvoiceLine)), invoice: id }));
  const goods = planned.flatMap(({ id: lineId, quantity: pieces }, index) => {
    const sellable = sellables[index];
    return sellable ? [{ lineId, sellable, pieces }] : [];
  });
  const costs = await takeGoods(em, goods, { sourceId: id, serialNumbers, held });
  const lines = planned.map(line => ({ ...line, cost: costs.get(line.id) ?? '0' }));
  const written = await insertUnrecorded(em, SalesInvoiceLine, lines);
  const taxed = await insertUnrecorded(
    em,
    SalesInvoiceTax,
    taxes.map(group => ({ ...group, invoice: id })),
  );
  invoice.number = await drawNumberLate(em, invoiceSeries, invoice.issuedOn!);
  const issued = rowOf(invoice);
  // One for the draft and one for its issue, as the history says.
  await insertUnrecorded(em, SalesInvoice, [{ ...issued, version: 2 }]);
  noteCreated(em, 'SalesInvoice', [draft]);
  noteLines(em, id, 'lines', written);
  noteLines(em, id, 'taxes', taxed);
  const changed = Object.keys(issued).filter(name => issued[name] !== draft[name]);
  noteNext(em, 'SalesInvoice', { id, name: invoice.number }, Object.fromEntries(changed.map(name => [name, [draft[name], issued[name]]])));
  await postSalesInvoice(
    em,
    own,
    invoice,
    lines.map(line => ({ parts: partsOfLine(line), cost: line.cost })),
  );
  return id;
}

/** The values of a record as they are written: a relation is the id of the other record. */
const rowOf = (record: { id: string }): { id: string } & Record<string, unknown> => ({
  ...Object.fromEntries(Object.entries<unknown>(record).map(([name, value]) => [name, value instanceof Row ? value.id : value])),
  id: record.id,
});
