import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '../../core/database/ids.ts';
import { serialNumbersOfMove } from '../serial/serialNumbersOf.ts';
import { adjustStock } from './adjustStock.ts';
import { stockMoveCode } from './StockMove.ts';

/**
 * Writes off the remaining stock of a deleted product.
 * @throws Refused `notEnoughStock` if any of it is reserved.
 */
export async function emptyStock(em: EntityManager, productId: string): Promise<void> {
  const levels = await em.execute<{ warehouse_id: string; on_hand: string; serials: string[] }[]>(
    `select l.warehouse_id, l.on_hand::text, array(select s.number from stock_serial s
       where s.company_id = l.company_id and s.product_id = l.product_id and s.warehouse_id = l.warehouse_id) as serials
     from stock_level l where l.company_id = noria_company() and l.product_id = ? and l.on_hand > 0 order by l.warehouse_id`,
    [productId],
  );
  const sourceLineId = newId(stockMoveCode);
  const out = { productId, reason: 'ADJUSTMENT', sourceId: productId, sourceLineId } as const;
  await adjustStock(
    em,
    levels.map(({ warehouse_id: warehouseId, on_hand: onHand, serials }) => {
      return { ...out, warehouseId, quantity: `-${onHand}`, serialNumbers: serials, serialField: warehouseId };
    }),
  );
}

/** Restores the stock that was written off with a product, in the same warehouses and at the same value. */
export async function refillStock(em: EntityManager, productId: string): Promise<void> {
  const moves = await em.execute<{ warehouse_id: string; batch_id: string | null; quantity: string; value: string; serials: string[] }[]>(
    `select warehouse_id, batch_id, (-quantity)::text as quantity, (-value)::text as value, ${serialNumbersOfMove('stock_move')} as serials from stock_move
     where company_id = noria_company() and product_id = ? and source_id = product_id and source_line_id = (
       select source_line_id from stock_move where company_id = noria_company() and product_id = ? order by id desc limit 1)
     order by id`,
    [productId, productId],
  );
  const back = { productId, reason: 'ADJUSTMENT', sourceId: productId } as const;
  await adjustStock(
    em,
    moves.map(({ warehouse_id: warehouseId, batch_id: batchId, quantity, value, serials }) => {
      return { ...back, warehouseId, batchId, quantity, value, serialNumbers: serials, serialField: warehouseId };
    }),
  );
}
