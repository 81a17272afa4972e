import type { EntityManager } from '@mikro-orm/postgresql';
import { InvalidInput } from '../../core/errors.ts';
import { Decimal } from '../../core/money/arithmetic.ts';
import { InventoryProduct } from '../product/InventoryProduct.ts';

/** Serial numbers of a product's pieces in a warehouse. */
export async function serialsIn(em: EntityManager, productId: string, warehouseId: string): Promise<string[]> {
  const rows = await em.execute<{ number: string }[]>(
    'select number from stock_serial where company_id = noria_company() and product_id = ? and warehouse_id = ? order by number',
    [productId, warehouseId],
  );
  return rows.map(({ number }) => number);
}

/** Pieces of a product that were counted. */
interface Counted {
  productId: string;
  quantity: string;
  serialNumbers: readonly string[];
}

/** Refuses serial numbers other than one for each piece. @throws InvalidInput `serialNumbers` serialCount {count}, serialsNotKept. */
export async function refuseMiscount(em: EntityManager, { productId, quantity, serialNumbers }: Counted): Promise<void> {
  const isKept = (await em.count(InventoryProduct, { id: productId, isSerialized: true })) > 0;
  const count = new Decimal(isKept ? quantity : 0);
  if (count.equals(serialNumbers.length)) return;
  throw new InvalidInput({ field: 'serialNumbers', code: isKept ? 'serialCount' : 'serialsNotKept', params: { count: count.toFixed() } });
}
