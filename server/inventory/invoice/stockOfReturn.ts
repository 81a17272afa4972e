import type { EntityManager } from '@mikro-orm/postgresql';
import { Decimal, round, sum, type Amount } from '../../core/money/arithmetic.ts';
import { splitAmount } from '../../core/money/splitAmount.ts';
import type { StockRequest } from '../stock/moveStock.ts';

/** Stock that a line of a sale took from one batch in one warehouse, and the quantity returned of it. */
export interface TakenStock {
  lineId: string;
  productId: string;
  warehouseId: string;
  batchId: string | null;
  quantity: string;
  value: string;
  returned: string;
}

/** The table of a document's lines, and its column that names the line that a return takes back. */
interface ReturnedLines {
  table: 'inventory_invoice_line' | 'sales_invoice_line';
  column: 'return_of_line_id' | 'credit_of_line_id';
}

const returnedSales: ReturnedLines = { table: 'inventory_invoice_line', column: 'return_of_line_id' };

/** Reads the stock that lines of a sale took, the latest movement first. */
export const readTakenStock = (
  em: EntityManager,
  lineIds: string[],
  { table, column }: ReturnedLines = returnedSales,
): Promise<TakenStock[]> =>
  em.execute<TakenStock[]>(
    `select m.source_line_id as "lineId", m.product_id as "productId", m.warehouse_id as "warehouseId", m.batch_id as "batchId",
       (-m.quantity)::text as quantity, (-m.value)::text as value, coalesce(r.quantity, 0)::text as returned
     from stock_move m
     left join lateral (
       select sum(b.quantity) as quantity from ${table} l
       join stock_move b on b.company_id = l.company_id and b.source_line_id = l.id and b.reason = 'SALE_RETURN'
         and b.product_id = m.product_id and b.warehouse_id = m.warehouse_id and b.batch_id is not distinct from m.batch_id
       where l.company_id = m.company_id and l.${column} = m.source_line_id) r on true
     where m.company_id = noria_company() and m.source_line_id = any (?) and m.reason = 'SALE' order by m.id desc`,
    [`{${lineIds.join()}}`],
  );

/** Quantities of a line: sold, returned before, and returned now. */
export interface ReturnedPieces {
  sold: Amount;
  before: Amount;
  quantity: Amount;
}

/** Document and line of a return, and the serial numbers of what comes back. */
export type ReturnSource = Pick<StockRequest, 'sourceId' | 'sourceLineId' | 'serialNumbers' | 'serialField'>;

/**
 * Returns the stock requests of a returned line: each product at its cost when sold, into the batches it came from, the last taken first.
 * The values of all returns of a line add up to what the sale took.
 */
export function stockOfReturn(
  taken: TakenStock[],
  { sold, before, quantity }: ReturnedPieces,
  source: ReturnSource,
  digits: number,
): StockRequest[] {
  return [...Map.groupBy(taken, ({ productId }) => productId).values()].flatMap(rows => {
    const of = (amount: Amount, pieces: Amount) => new Decimal(amount).times(pieces).div(sold);
    const all = new Decimal(before).plus(quantity);
    const value = sum(rows.map(row => row.value));
    const worth = round(of(value, all), digits).minus(round(of(value, before), digits));
    let left = of(sum(rows.map(row => row.quantity)), quantity);
    const back = rows.flatMap(row => {
      const pieces = Decimal.min(left, new Decimal(row.quantity).minus(row.returned));
      left = left.minus(pieces);
      return pieces.greaterThan(0) ? [{ row, pieces }] : [];
    });
    if (!back.length) return [];
    const values = splitAmount(
      worth,
      back.map(({ pieces }) => pieces),
      digits,
    );
    return back.map(({ row: { lineId, productId, warehouseId, batchId }, pieces }, index) => ({
      soldLineIds: [lineId],
      productId,
      warehouseId,
      batchId,
      quantity: pieces.toFixed(),
      value: values[index].toFixed(digits),
      reason: 'SALE_RETURN' as const,
      ...source,
    }));
  });
}
