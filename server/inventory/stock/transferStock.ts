import type { EntityManager } from '@mikro-orm/postgresql';
import { lockStock } from './lockStock.ts';
import { moveStock } from './moveStock.ts';

/** Source and target warehouse, and the document of a transfer. */
export interface TransferHeader {
  from: string;
  to: string;
  sourceId: string;
  note: string | null;
}

/** A transferred quantity. */
export interface TransferredQuantity {
  id: string;
  productId: string;
  batchId: string | null;
  quantity: string;
}

/** Serial numbers of all that is transferred, of products that keep them. */
interface TransferOptions {
  at?: Date;
  serialNumbers?: readonly string[];
}

/**
 * Transfers stock between warehouses at its value: what leaves arrives, batch by batch, so that the company's stock value stays the same
 * and nothing is posted. Locks both ends first, so that opposite transfers do not deadlock.
 * @throws Refused `notEnoughStock`; InvalidInput `serialNumbers` as `moveStock`.
 */
export async function transferStock(
  em: EntityManager,
  { from, to, ...source }: TransferHeader,
  loads: TransferredQuantity[],
  { at, serialNumbers }: TransferOptions = {},
): Promise<void> {
  const locations = (warehouseId: string) => loads.map(({ productId }) => ({ productId, warehouseId }));
  await lockStock(em, [...locations(from), ...locations(to)], locations(to));
  const left = await moveStock(
    em,
    loads.map(({ id, productId, batchId, quantity }) => {
      const move = { productId, batchId, warehouseId: from, quantity: `-${quantity}`, reason: 'TRANSFER' as const, serialNumbers };
      return { ...move, ...source, sourceLineId: id };
    }),
    { at },
  );
  await moveStock(
    em,
    left.map(({ productId, batchId, quantity, value, sourceLineId }) => {
      const move = {
        productId,
        batchId,
        warehouseId: to,
        quantity: quantity.slice(1),
        value: value.replace('-', ''),
        reason: 'TRANSFER' as const,
        serialNumbers,
      };
      return { ...move, ...source, sourceLineId };
    }),
    { at },
  );
}
