import { typeOfId } from '../../core/database/ids.ts';
import { codeOf } from '../../core/database/RecordType.ts';
import { refuseInactive } from '../../core/database/refuseInactive.ts';
import { InvalidInput, NotFound } from '../../core/errors.ts';
import { check } from '../../core/graphql/check.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { InventoryProduct } from '../product/InventoryProduct.ts';
import { Warehouse } from '../warehouse/Warehouse.ts';
import { adjustStock } from './adjustStock.ts';
import { openBatch } from './openBatch.ts';
import { refuseExpired } from './refuseExpired.ts';
import { refuseParts } from './refuseParts.ts';
import { StockBatch } from './StockBatch.ts';
import { comesIn, stockAdjustmentRules, stockAdjustments, type StockAdjustmentKindName } from './stockAdjustment.rules.ts';

/** Input values of a stock adjustment. */
export interface StockAdjustmentValues {
  productId: string;
  warehouseId: string | null;
  kind: StockAdjustmentKindName;
  /** More than 0, in either direction. */
  quantity: string;
  /** Cost per incoming unit; defaults to the current average cost. */
  unitCost: string | null;
  /** The batch that stock is taken from or added to. */
  batchId: string | null;
  /** Batch number of incoming stock; the batch is created if it is new. */
  batchNumber: string | null;
  manufacturedOn: string | null;
  expiresOn: string | null;
  /** One for each piece of a product that keeps them. */
  serialNumbers: string[] | null;
  /** Reason for the adjustment. */
  note: string;
  /** Whether incoming stock may have expired. */
  acceptExpired: boolean;
}

/** Adjustments, scrap and returns: moves stock for a reason and posts its value. */
export class StockAdjustmentService {
  constructor(private readonly scope: Scope) {}

  /**
   * Adjusts stock and returns the product.
   * @throws InvalidInput by field; Refused `notEnoughStock`.
   */
  async do(input: StockAdjustmentValues): Promise<InventoryProduct> {
    const { em } = this.scope;
    const values = check(stockAdjustmentRules, input);
    const { productId, warehouseId, quantity, unitCost, note, serialNumbers } = values;
    if (typeOfId(productId) !== codeOf(InventoryProduct)) throw new InvalidInput({ field: 'productId', code: 'notFound' });
    await refuseParts(em, [{ productId, quantity, field: 'quantity' }]);
    if (warehouseId) await refuseInactive(em, [{ field: 'warehouseId', Entity: Warehouse, id: warehouseId }]);
    const product = await em.findOne(InventoryProduct, { id: productId, deletedAt: null });
    if (!product) throw NotFound();
    const { reason, sign } = stockAdjustments[values.kind];
    if (values.batchId && !(await em.count(StockBatch, { id: values.batchId, product: productId })))
      throw new InvalidInput({ field: 'batchId', code: 'notFound' });
    const batchId = comesIn(values.kind) ? await this.batchFor(product, values) : values.batchId;
    if (comesIn(values.kind))
      await refuseExpired(em, [batchId], { acceptExpired: values.acceptExpired, field: values.batchId ? 'batchId' : 'expiresOn' });
    const move = { productId, warehouseId, batchId, reason, quantity: sign + quantity, sourceId: productId, note, serialNumbers };
    await adjustStock(em, [{ ...move, unitCost: unitCost ?? undefined }], { description: `${product.name}: ${note}` });
    return product;
  }

  /** Returns the batch of incoming stock; perishable stock needs an expiry date. */
  private async batchFor(
    { id: productId, isPerishable }: InventoryProduct,
    {
      batchId,
      batchNumber: number,
      manufacturedOn,
      expiresOn,
    }: Pick<StockAdjustmentValues, 'batchId' | 'batchNumber' | 'manufacturedOn' | 'expiresOn'>,
  ): Promise<string | null> {
    if (batchId || !isPerishable) return batchId;
    if (!expiresOn) throw new InvalidInput({ field: 'expiresOn', code: 'required' });
    return openBatch(this.scope.em, { productId, number, manufacturedOn, expiresOn });
  }
}
