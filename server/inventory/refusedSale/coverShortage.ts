import type { EntityManager } from '@mikro-orm/postgresql';
import { sum } from '../../core/money/arithmetic.ts';
import { unknownPieces } from '../serial/chooseSerials.ts';
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
 * the difference is in the ledger with its reason. Of products with serial numbers, pieces that were never here are added. Locks all stock that the sale takes, in lock order.
 */
export async function coverShortage(em: EntityManager, leaving: StockRequest[], { sourceId, note }: ShortageSource): Promise<void> {
  if (!leaving.length) return;
  const stock = await lockStock(em, leaving, leaving);
  const strangers = await unknownPieces(em, stock, leaving);
  const loose = leaving.filter(place => !stock.levelOf(place)!.isSerialized);
  const byPlace = Map.groupBy(loose, place => stock.levelOf(place)!).entries();
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
  const requests = [...counted, ...strangers.map(piece => ({ ...piece, reason: 'COUNT' as const, sourceId, note }))];
  if (requests.length) await adjustStock(em, requests, { description: note });
}
