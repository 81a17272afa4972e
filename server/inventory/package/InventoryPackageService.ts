import { OfferService, type PartValues } from '../offer/OfferService.ts';
import { InventoryProduct } from '../product/InventoryProduct.ts';
import { InventoryService } from '../service/InventoryService.ts';
import { InventoryPackage, InventoryPackageLine } from './InventoryPackage.ts';
import { inventoryPackageRules } from './inventoryPackage.rules.ts';

/** Input values of a package. */
export type InventoryPackageValues = Pick<InventoryPackage, 'title' | 'discountPercentage' | 'expiryDate' | 'status'> & {
  lines: PartValues[];
  finalCharges?: string | null;
};

export class InventoryPackageService extends OfferService<InventoryPackage, InventoryPackageValues> {
  protected readonly Entity = InventoryPackage;
  static readonly rules = inventoryPackageRules;
  protected readonly rules = inventoryPackageRules;
  protected readonly Part = InventoryPackageLine;
  protected readonly partOf = 'package';
  protected readonly members = { productId: InventoryProduct, serviceId: InventoryService };
  protected readonly computed = ['finalCharges'];
}
