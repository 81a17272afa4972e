import { vendorErasure } from './erasure/vendorErasure.ts';
import { ProcurementPermission } from './permission/ProcurementPermission.ts';
import { ProcurementPermissionResolver } from './permission/ProcurementPermissionResolver.ts';
import { vendorTemplate } from './print/vendorTemplate.ts';
import { procurementRoutes } from './procurement.rest.ts';
import { ProductGroup } from './productGroup/ProductGroup.ts';
import { ProductGroupResolver } from './productGroup/ProductGroupResolver.ts';
import { Vendor, VendorGroup } from './vendor/Vendor.ts';
import { VendorDuplicateResolver, VendorResolver } from './vendor/VendorResolver.ts';

/** Purchasing: vendors, the product groups they supply, and the team's list of permissions. */
export const procurement = {
  entities: [ProcurementPermission, ProductGroup, Vendor, VendorGroup],
  resolvers: [ProcurementPermissionResolver, ProductGroupResolver, VendorDuplicateResolver, VendorResolver],
  routes: procurementRoutes,
  erasures: [vendorErasure],
  printTemplates: [vendorTemplate],
};
