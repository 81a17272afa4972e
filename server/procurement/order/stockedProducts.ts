import type { EntityManager } from '@mikro-orm/postgresql';
import { ProcurementProduct } from '../product/ProcurementProduct.ts';
import { refuseBoughtParts } from '../product/refuseBoughtParts.ts';
import type { PurchaseOrderLine } from './PurchaseOrder.ts';
import type { PurchaseLineValues } from './purchaseOrder.rules.ts';

/** The products whose stock the lines increase, by what is bought. @throws InvalidInput as `refuseBoughtParts`. */
export async function stockedProducts(
  em: EntityManager,
  lines: PurchaseLineValues[],
  before: PurchaseOrderLine[],
): Promise<Map<string, string>> {
  await refuseBoughtParts(em, lines, before);
  const ids = lines.map(({ productId }) => productId);
  const products = await em.find(ProcurementProduct, { id: { $in: ids } }, { fields: ['inventoryProduct'] });
  return new Map(products.flatMap(({ id, inventoryProduct }) => (inventoryProduct ? [[id, inventoryProduct.id] as const] : [])));
}
