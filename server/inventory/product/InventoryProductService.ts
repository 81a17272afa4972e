import { EntityService } from '../../core/database/EntityService.ts';
import { InventoryProduct } from './InventoryProduct.ts';
import { inventoryProductRules } from './inventoryProduct.rules.ts';

/** What is said of a product. */
export type InventoryProductValues = Pick<InventoryProduct, 'name' | 'code' | 'salePrice' | 'vatCategory' | 'status'>;

export class InventoryProductService extends EntityService<InventoryProduct, InventoryProductValues> {
  protected readonly Entity = InventoryProduct;
  protected readonly rules = inventoryProductRules;
}
