import { newId } from '../../core/database/ids.ts';
import { Decimal, sum, type Amount } from '../../core/money/arithmetic.ts';
import type { Sellable } from '../offer/Sellable.ts';
import type { MovedStock, StockRequest } from '../stock/moveStock.ts';
import { invoiceLineCode } from './InventoryInvoice.ts';
import type { LineFigures } from './priceSale.ts';
import type { SoldLineRow } from './readSoldLines.ts';
import type { LineShare } from './creditShare.ts';
import type { LinePart } from './SoldLine.ts';
import type { NewLine } from './writeInvoices.ts';

const itemFields = { product: 'PRODUCT', service: 'SERVICE', package: 'PACKAGE', aggregateProduct: 'AGGREGATE_PRODUCT' };

/** A line of a sale, but for what it costs. */
export const saleLine = (
  sellable: Sellable,
  figures: LineFigures,
  { quantity, discountPercent }: { quantity: string; discountPercent: string },
  index: number,
) => ({
  ...figures,
  kind: sellable.kind,
  description: sellable.name,
  ...Object.fromEntries(Object.entries(itemFields).map(([field, of]) => [field, of === sellable.kind ? sellable.id : null])),
  id: newId(invoiceLineCode),
  position: index + 1,
  quantity,
  discountPercent,
});

/** What goes out of stock for so many of it. */
export const stockOfSale = (
  { components }: Sellable,
  pieces: string,
  source: Pick<StockRequest, 'sourceId' | 'sourceLineId' | 'warehouseId'>,
): StockRequest[] =>
  components.map(({ productId, quantity }) => ({
    ...source,
    productId,
    quantity: negative(new Decimal(quantity).times(pieces)),
    reason: 'SALE',
  }));

/** What stock has cost that has gone out. */
export const costOf = (moved: Pick<MovedStock, 'value'>[]) => negative(sum(moved.map(({ value }) => value)));

/** What is credited of a line of a sale. */
export interface CreditedFigures {
  id: string;
  position: number;
  quantity: string;
  /** Back in stock or scrapped; null where no goods come back. */
  restocked: boolean | null;
  share: LineShare;
  /** What has come back into stock for it was worth. */
  value: Amount;
}

/** A line of a return or a credit note: that of the sale, its figures below zero. */
export const creditLine = (
  sold: Pick<SoldLineRow, 'id' | 'item'>,
  { id, position, quantity, restocked, share, value }: CreditedFigures,
): NewLine => ({
  ...sold.item,
  id,
  position,
  restocked,
  returnOfLine: sold.id,
  quantity: negative(quantity),
  net: negative(share.net),
  discountShare: negative(share.discountShare),
  base: negative(share.base),
  tax: negative(share.tax),
  parts: share.parts.map(negativePart),
  cost: negative(value),
});

const negativePart = (part: LinePart): LinePart => ({ ...part, base: negative(part.base), tax: negative(part.tax) });

/** The opposite of an amount or quantity, as text. */
export const negative = (amount: Amount) => new Decimal(0).minus(amount).toFixed();
