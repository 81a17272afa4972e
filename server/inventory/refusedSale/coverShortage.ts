import type { EntityManager } from '@mikro-orm/postgresql';
import { sum } from '../../core/money/arithmetic.ts';
import { adjustStock } from '../stock/adjustStock.ts';
import { availableIn, lockStock } from '../stock/lockStock.ts';
import type { StockRequest } from '../stock/moveStock.ts';

/** Source document and note of the stock correction. */
export interface ShortageSource {
  sourceId: string;
  note: string;
}

/**
 * Adds the missing stock of goods that have left anyway, as count differences, so that a sale can take them: stock is never negative, and
 * the difference is in the ledger with its reason. Locks all stock that the sale takes, in lock order.
 */
export async function coverShortage(em: EntityManager, leaving: StockRequest[], { sourceId, note }: ShortageSource): Promise<void> {
  if (!leaving.length) return;
  const stock = await lockStock(em, leaving, leaving);
  const byPlace = Map.groupBy(leaving, place => stock.levelOf(place)!).entries();
  const missing = Array.from(byPlace, ([level, requests]) => ({
    productId: level.productId,
    warehouseId: level.warehouseId,
    quantity: sum(requests.map(({ quantity }) => quantity))
      .negated()
      .minus(availableIn(level, true)),
  })).filter(({ quantity }) => quantity.greaterThan(0));
  const counted = missing.map(({ quantity, ...place }) => ({
    ...place,
    quantity: quantity.toFixed(),
    reason: 'COUNT' as const,
    sourceId,
    note,
  }));
  if (counted.length) await adjustStock(em, counted, { description: note });
}
