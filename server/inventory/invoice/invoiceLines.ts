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

/** Builds a line of a sale, without its cost. */
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

/** Returns the stock requests for a sold quantity of an item. */
export const stockOfSale = (
  { components }: Sellable,
  pieces: string,
  source: Pick<StockRequest, 'sourceId' | 'sourceLineId' | 'warehouseId' | 'serialNumbers' | 'serialField'>,
): StockRequest[] =>
  components.map(({ productId, quantity }) => ({
    ...source,
    productId,
    quantity: negative(new Decimal(quantity).times(pieces)),
    reason: 'SALE',
  }));

/** Returns the cost of stock that has gone out. */
export const costOf = (moved: Pick<MovedStock, 'value'>[]) => negative(sum(moved.map(({ value }) => value)));

/** Figures credited on a line of a sale. */
export interface CreditedFigures {
  id: string;
  position: number;
  quantity: string;
  /** Whether the goods went back into stock or were scrapped; null if no goods are returned. */
  restocked: boolean | null;
  share: LineShare;
  /** Value of the goods that came back into stock. */
  value: Amount;
}

/** Builds a line of a return or credit note: the line of the sale with negative figures. */
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

/** Returns the negative of an amount or quantity, as text. */
export const negative = (amount: Amount) => new Decimal(0).minus(amount).toFixed();
