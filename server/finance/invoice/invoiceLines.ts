import type { NewRecord } from '../../core/database/insertRecords.ts';
import type { PlannedLines } from '../../core/record/LinedDocumentService.ts';
import { Decimal } from '../../core/money/arithmetic.ts';
import { SellableKind } from '../../inventory/offer/Sellable.ts';
import { InvalidInput, type Issue } from '../../core/errors.ts';
import { itemColumns, itemIdOf } from '../../inventory/itemLine/itemOf.ts';
import type { ItemLineValues } from '../../inventory/itemLine/itemLine.rules.ts';
import type { PricedItemLine } from '../../inventory/itemLine/priceItems.ts';
import type { SalesInvoiceLine } from './SalesInvoice.ts';

/** Converts a stored line to its input values. */
export const lineValues = (line: SalesInvoiceLine): ItemLineValues => ({
  id: line.id,
  itemId: itemIdOf(line),
  description: line.description,
  quantity: line.quantity,
  unitPrice: line.unitPrice,
  discountPercent: line.discountPercent,
  vatCategory: line.vatCategory,
});

/** The row of a priced line. */
export type PlannedLine = NewRecord<SalesInvoiceLine> &
  Pick<SalesInvoiceLine, 'kind' | 'quantity' | 'vatCategory' | 'vatRate' | 'base' | 'tax' | 'parts'>;

/** The rows of priced lines, whose quantities are whole unless they bill time. They keep the order's line that they invoice: their own, or the one of `source` that they are made from. */
export function planLines(
  lines: PricedItemLine[],
  before: SalesInvoiceLine[],
  source: ReadonlySet<string>,
  billsTime = false,
): PlannedLines<SalesInvoiceLine> & { lines: PlannedLine[] } {
  const stored = new Map(before.map(line => [line.id, line]));
  const orderLineOf = ({ id }: PricedItemLine) => (id && (source.has(id) ? id : stored.get(id)?.orderLineId)) || null;
  if (!billsTime) refuseFractions(lines, orderLineOf);
  const rows = lines.map(({ itemId, ...line }) => ({
    ...line,
    id: line.id && source.has(line.id) ? undefined : line.id,
    ...itemColumns(itemId),
    // Any other line is its own single part.
    parts: line.kind === SellableKind.PACKAGE ? line.parts : null,
    cost: 0,
    orderLineId: orderLineOf({ itemId, ...line }),
  }));
  const areSame = sameLines(
    lines.map(line => ({ ...line, id: line.id ?? null })),
    before,
  );
  return { lines: rows, before, areSame };
}

/** Quantities are whole, unless the order that is invoiced says otherwise (spec 2 §5). */
function refuseFractions(lines: PricedItemLine[], orderLineOf: (line: PricedItemLine) => string | null): void {
  const issues = lines.flatMap((line, index): Issue[] => {
    const { quantity } = line;
    return orderLineOf(line) || new Decimal(quantity).isInteger() ? [] : [{ field: `lines.${index}.quantity`, code: 'wholeNumber' }];
  });
  if (issues.length) throw new InvalidInput(...issues);
}

/** Whether lines equal the stored ones, in the same order. */
export const sameLines = (lines: readonly ItemLineValues[], stored: SalesInvoiceLine[]): boolean =>
  lines.length === stored.length &&
  lines.every((line, index) => {
    const known = lineValues(stored[index]);
    const numbers = (['quantity', 'unitPrice', 'discountPercent'] as const).every(
      name => line[name] !== null && new Decimal(line[name]).equals(known[name]!),
    );
    const isTaxedAlike = stored[index].kind === SellableKind.PACKAGE || line.vatCategory === known.vatCategory;
    return numbers && isTaxedAlike && (['id', 'itemId', 'description'] as const).every(name => line[name] === known[name]);
  });
