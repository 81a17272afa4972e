import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import { pictureLimit } from '../../core/rules/bytes.ts';
import { RecordFileService } from '../../core/record/RecordFileService.ts';
import { ServiceOf, type Changes } from '../../core/record/EntityService.ts';
import { refuseInactive } from '../../core/database/refuseInactive.ts';
import { InvalidInput, Refused } from '../../core/errors.ts';
import { check } from '../../core/graphql/check.ts';
import { Decimal } from '../../core/money/arithmetic.ts';
import { documentSerials } from '../serial/serialNumbers.rules.ts';
import { adjustStock } from '../stock/adjustStock.ts';
import { emptyStock, refillStock } from '../stock/emptyStock.ts';
import { lockStock } from '../stock/lockStock.ts';
import { openBatch } from '../stock/openBatch.ts';
import { refuseExpired } from '../stock/refuseExpired.ts';
import { Warehouse } from '../warehouse/Warehouse.ts';
import { InventoryProduct } from './InventoryProduct.ts';
import { priceMode } from './priceMode.ts';
import { inventoryProductRules, newInventoryProductRules, type InventoryProductValues } from './inventoryProduct.rules.ts';

/** A product's values, with pictures to add to it. */
type ProductInput = InventoryProductValues & { pictures?: Promise<FileUpload>[] | null };

export class InventoryProductService extends ServiceOf(InventoryProduct, inventoryProductRules) {
  /** Creates a product with its initial quantity, as an opening movement at its purchase price. */
  override async create(input: ProductInput): Promise<InventoryProduct> {
    const { quantity, serialNumbers } = check(newInventoryProductRules, input);
    const product = await super.create(input);
    await this.move(product, quantity, 'OPENING', { ...input, serialNumbers });
    await this.addPictures(product, input);
    return product;
  }

  /**
   * Updates a product; a changed quantity is posted as an adjustment and needs a reason (spec 2 §3, domain §3).
   * @throws InvalidInput `quantityReason` required.
   */
  override async update(changes: Changes<ProductInput>): Promise<InventoryProduct> {
    const product = await super.update(changes);
    await this.addPictures(product, changes);
    const { quantity, quantityReason, warehouseId, acceptExpired } = changes;
    const { serialNumbers } = check(documentSerials, changes);
    if (quantity === undefined || quantity === null) return product;
    const place = { productId: product.id, warehouseId };
    await lockStock(this.em, [place], [place]);
    const difference = new Decimal(quantity).minus(await this.quantityOf(product.id));
    if (difference.isZero()) return product;
    if (!quantityReason?.trim()) throw new InvalidInput({ field: 'quantityReason', code: 'required' });
    await this.move(product, difference.toFixed(), 'ADJUSTMENT', {
      warehouseId: warehouseId ?? null,
      quantityReason: quantityReason ?? null,
      acceptExpired,
      serialNumbers,
    });
    return product;
  }

  /** @throws InvalidInput pictures: tooManyPictures, fileImageOnly, and what any upload may be refused for. */
  private async addPictures({ id }: InventoryProduct, { pictures }: Partial<ProductInput>): Promise<void> {
    if ((pictures?.length ?? 0) > pictureLimit)
      throw new InvalidInput({ field: 'pictures', code: 'tooManyPictures', params: { max: pictureLimit } });
    const files = new RecordFileService(this.scope);
    for (const file of pictures ?? []) await files.add({ recordId: id, file, isPicture: true, field: 'pictures' });
  }

  /** Deletes products and writes off their remaining stock. */
  override async delete(ids: string[]): Promise<string[]> {
    const deleted = await super.delete(ids);
    for (const id of deleted) await emptyStock(this.em, id);
    return deleted;
  }

  protected override derive(values: InventoryProductValues, current?: InventoryProduct) {
    return priceMode(this.em, values, current);
  }

  /**
   * Refuses to make a product non-perishable while batches are in stock, because they keep their dates, and to begin or end its serial numbers
   * while any piece is in stock. A piece with a serial number is in no batch.
   */
  protected override async guard(values: InventoryProductValues, current?: InventoryProduct): Promise<void> {
    await refuseInactive(this.em, [{ field: 'warehouseId', Entity: Warehouse, id: values.warehouseId }]);
    if (values.isSerialized && values.isPerishable) throw new InvalidInput({ field: 'isSerialized', code: 'serialsNotPerishable' });
    if (current && current.isSerialized !== values.isSerialized) await this.refuseStocked(current.id);
    if (!current?.isPerishable || values.isPerishable) return;
    const [{ held }] = await this.em.execute<{ held: boolean }[]>(
      'select exists (select from stock_batch_level where company_id = noria_company() and product_id = ? and on_hand > 0) as held',
      [current.id],
    );
    if (held) throw new InvalidInput({ field: 'isPerishable', code: 'batchesInStock' });
  }

  /** Locks the stock, so that nothing moves before the change is seen. */
  private async refuseStocked(id: string): Promise<void> {
    const levels = await this.em.execute<{ held: boolean }[]>(
      `select on_hand > 0 as held from stock_level where company_id = noria_company() and product_id = ? order by warehouse_id for no key update`,
      [id],
    );
    if (levels.some(({ held }) => held)) throw new InvalidInput({ field: 'isSerialized', code: 'serialsNeedNoStock' });
  }

  /** Refuses to delete products that documents have moved. */
  protected override async guardDelete({ id }: InventoryProduct): Promise<void> {
    const [{ count }] = await this.em.execute<{ count: number }[]>(
      `select count(*)::int as count from stock_move where company_id = noria_company() and product_id = ?
         and reason not in ('OPENING', 'ADJUSTMENT', 'SCRAP')`,
      [id],
    );
    if (count) throw new Refused('referenced', { count, by: [{ type: 'StockMove', count }], id });
  }

  protected override async guardRestore({ id }: InventoryProduct): Promise<void> {
    await refillStock(this.em, id);
  }

  override async valuesOf(product: InventoryProduct): Promise<Record<string, unknown>> {
    return { ...(await super.valuesOf(product)), quantity: await this.quantityOf(product.id) };
  }

  private async quantityOf(id: string): Promise<string> {
    const [row] = await this.em.execute<{ quantity: string }[]>(
      'select trim_scale(coalesce(sum(on_hand), 0))::text as quantity from stock_level where company_id = noria_company() and product_id = ?',
      [id],
    );
    return row.quantity;
  }

  private async move(
    { id, isPerishable, manufacturedOn, expiresOn }: InventoryProduct,
    quantity: string,
    reason: 'OPENING' | 'ADJUSTMENT',
    {
      warehouseId,
      quantityReason,
      acceptExpired,
      serialNumbers,
    }: Pick<InventoryProductValues, 'warehouseId' | 'quantityReason' | 'serialNumbers'> & { acceptExpired?: boolean | null },
  ): Promise<void> {
    const comesIn = !quantity.startsWith('-');
    const batchId = comesIn && isPerishable ? await openBatch(this.em, { productId: id, manufacturedOn, expiresOn }) : null;
    await refuseExpired(this.em, [batchId], { acceptExpired: !!acceptExpired });
    const move = { productId: id, warehouseId, quantity, reason, batchId, sourceId: id, note: quantityReason, serialNumbers };
    await adjustStock(this.em, [move]);
  }
}
