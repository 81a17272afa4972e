import { refuseInactive } from '../../core/database/refuseInactive.ts';
import { ServiceOf } from '../../core/record/EntityService.ts';
import { LinkedRecords } from '../../core/record/LinkedRecords.ts';
import { InventoryProduct } from '../../inventory/product/InventoryProduct.ts';
import { ProductGroup } from '../productGroup/ProductGroup.ts';
import { ProcurementProduct, ProcurementProductGroup } from './ProcurementProduct.ts';
import { procurementProductRules, type ProcurementProductValues } from './procurementProduct.rules.ts';

/** What the company buys: goods it keeps in stock, and what it uses itself. */
export class ProcurementProductService extends ServiceOf(ProcurementProduct, procurementProductRules) {
  protected override readonly links = {
    productGroupIds: new LinkedRecords(this.em, {
      Link: ProcurementProductGroup,
      owner: 'procurementProduct',
      target: 'productGroup',
      Target: ProductGroup,
    }),
  };

  protected override async guard({ inventoryProductId: id }: ProcurementProductValues, current?: ProcurementProduct): Promise<void> {
    const before = current?.inventoryProduct?.id;
    await refuseInactive(this.em, [{ field: 'inventoryProductId', Entity: InventoryProduct, id, before }]);
  }
}
