import type { EntityManager } from '@mikro-orm/postgresql';
import { moveStock, type MovedStock, type StockRequest } from './moveStock.ts';

/** Moves stock and tells the ledger, where no document does. */
export async function adjustStock(em: EntityManager, request: StockRequest): Promise<MovedStock[]> {
  return moveStock(em, [request]);
}
