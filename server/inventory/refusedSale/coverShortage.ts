import type { EntityManager } from '@mikro-orm/postgresql';
import { sum } from '../../core/money/arithmetic.ts';
import { adjustStock } from '../stock/adjustStock.ts';
import { availableIn, lockStock } from '../stock/lockStock.ts';
import type { StockRequest } from '../stock/moveStock.ts';

/** Why stock is put right, and by which document. */
export interface ShortageSource {
  sourceId: string;
  note: string;
}

/**
 * Counts in what is missing of goods that have left all the same, so that a sale can take them: stock is never below zero, and the difference
 * stands in the ledger with its reason. Holds every place that the sale takes from, in the order in which places are held.
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
