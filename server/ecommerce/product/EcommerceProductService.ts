import { ref, type RequiredEntityData } from '@mikro-orm/core';
import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import { refuseInactive } from '../../core/database/refuseInactive.ts';
import { InvalidInput } from '../../core/errors.ts';
import { Decimal } from '../../core/money/arithmetic.ts';
import { ServiceOf, type Changes } from '../../core/record/EntityService.ts';
import { RecordFileService } from '../../core/record/RecordFileService.ts';
import { pictureLimit } from '../../core/rules/bytes.ts';
import { InventoryProduct } from '../../inventory/product/InventoryProduct.ts';
import { adjustStock } from '../../inventory/stock/adjustStock.ts';
import { availableIn, lockStock } from '../../inventory/stock/lockStock.ts';
import { EcommerceProductGroup } from '../productGroup/EcommerceProductGroup.ts';
import { EcommerceSeller } from '../seller/EcommerceSeller.ts';
import { EcommerceProduct } from './EcommerceProduct.ts';
import { ecommerceProductRules, type EcommerceProductValues } from './ecommerceProduct.rules.ts';

/** A product's values, with pictures to add to it. */
type ProductInput = EcommerceProductValues & { pictures?: Promise<FileUpload>[] | null };

/** The shop's products. Their stock is that of their inventory products, so that shop, till and invoices sell from one quantity. */
export class EcommerceProductService extends ServiceOf(EcommerceProduct, ecommerceProductRules) {
  /** Creates a product, with the inventory product that it sells unless one is named. */
  override async create(input: ProductInput): Promise<EcommerceProduct> {
    const product = await super.create(input);
    await this.addPictures(product, input);
    await this.setStock(product, input.stock, {
      reason: input.inventoryProductId ? 'ADJUSTMENT' : 'OPENING',
      unitCost: input.purchasePrice,
    });
    return product;
  }

  /** Updates a product; another stock is posted as an adjustment of its inventory product (modules.md, Ecommerce). */
  override async update(changes: Changes<ProductInput>): Promise<EcommerceProduct> {
    const product = await super.update({ ...changes, inventoryProductId: changes.inventoryProductId ?? undefined });
    await this.addPictures(product, changes);
    if (changes.stock !== undefined && changes.stock !== null) await this.setStock(product, changes.stock, { reason: 'ADJUSTMENT' });
    return product;
  }

  protected override async guard(
    { groupId, inventoryProductId, sellerId }: EcommerceProductValues,
    current?: EcommerceProduct,
  ): Promise<void> {
    const before = { group: current?.group.id, product: current?.inventoryProduct.id };
    if (current && inventoryProductId !== before.product) throw new InvalidInput({ field: 'inventoryProductId', code: 'cannotChange' });
    await refuseInactive(this.em, [
      { field: 'groupId', Entity: EcommerceProductGroup, id: groupId, before: before.group },
      { field: 'inventoryProductId', Entity: InventoryProduct, id: inventoryProductId, before: before.product },
      { field: 'sellerId', Entity: EcommerceSeller, id: sellerId, before: current?.seller?.id },
    ]);
  }

  protected override async derive(values: EcommerceProductValues, current?: EcommerceProduct): Promise<Record<string, unknown>> {
    if (current || values.inventoryProductId) return {};
    const { name, price: salePrice, purchasePrice } = values;
    const made = { name, salePrice, purchasePrice, priceIncludesTax: true } as RequiredEntityData<InventoryProduct>;
    const product = this.em.create(InventoryProduct, { brand: null, manufacturer: null, code: null, barcode: null, ...made });
    return { inventoryProduct: ref(product) };
  }

  override async valuesOf(product: EcommerceProduct): Promise<Record<string, unknown>> {
    return { ...(await super.valuesOf(product)), stock: (await this.availableOf(product)).toFixed() };
  }

  /** Brings the available quantity in the default warehouse to `wanted`. */
  private async setStock(
    product: EcommerceProduct,
    wanted: string,
    { reason, unitCost }: { reason: 'OPENING' | 'ADJUSTMENT'; unitCost?: string | null },
  ): Promise<void> {
    const difference = new Decimal(wanted).minus(await this.availableOf(product));
    if (difference.isZero()) return;
    const productId = product.inventoryProduct.id;
    const request = { productId, quantity: difference.toFixed(), reason, sourceId: product.id, note: product.name };
    const cost = difference.isPositive() && unitCost ? { unitCost } : {};
    await adjustStock(this.em, [{ ...request, ...cost }]);
  }

  /** The available quantity in the default warehouse, which stays locked. */
  private async availableOf({ inventoryProduct }: EcommerceProduct): Promise<Decimal> {
    const place = { productId: inventoryProduct.id };
    const level = (await lockStock(this.em, [place], [place])).levelOf(place);
    return level ? availableIn(level, true) : new Decimal(0);
  }

  /** @throws InvalidInput pictures: tooManyPictures, fileImageOnly, and what any upload may be refused for. */
  private async addPictures({ id }: EcommerceProduct, { pictures }: Partial<ProductInput>): Promise<void> {
    if ((pictures?.length ?? 0) > pictureLimit)
      throw new InvalidInput({ field: 'pictures', code: 'tooManyPictures', params: { max: pictureLimit } });
    const files = new RecordFileService(this.scope);
    for (const file of pictures ?? []) await files.add({ recordId: id, file, isPicture: true, field: 'pictures' });
  }
}
