import type { EntityManager } from '@mikro-orm/postgresql';
import { InvalidInput } from '../../core/errors.ts';
import { sum } from '../../core/money/arithmetic.ts';
import { lockStock, type StockLocation } from './lockStock.ts';

/**
 * Returns the book quantity of a product in a warehouse, of one batch or of the stock in no batch. Locks it until the transaction ends, so
 * that it is correct when it is recorded.
 * @throws InvalidInput `notFound` for a batch of another product.
 */
export async function bookOf(em: EntityManager, { batchId, ...place }: StockLocation & { batchId: string | null }): Promise<string> {
  const stock = await lockStock(em, [place], [place]);
  const { onHand, batches } = stock.levelOf(place)!;
  if (!batchId) return onHand.minus(sum(batches.map(batch => batch.onHand))).toFixed();
  const [batch] = await em.execute<{ id: string }[]>(
    'select id from stock_batch where company_id = noria_company() and id = ? and product_id = ?',
    [batchId, place.productId],
  );
  if (!batch) throw new InvalidInput({ field: 'batchId', code: 'notFound' });
  return (batches.find(held => held.batchId === batchId)?.onHand ?? sum([])).toFixed();
}
