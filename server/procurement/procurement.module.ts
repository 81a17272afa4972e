import { vendorErasure } from './erasure/vendorErasure.ts';
import { PurchaseOrder, PurchaseOrderLine } from './order/PurchaseOrder.ts';
import { PurchaseOrderResolver } from './order/PurchaseOrderResolver.ts';
import { ProcurementPermission } from './permission/ProcurementPermission.ts';
import { ProcurementPermissionResolver } from './permission/ProcurementPermissionResolver.ts';
import { vendorTemplate } from './print/vendorTemplate.ts';
import { procurementProductTemplate, requisitionTemplate } from './print/requisitionTemplates.ts';
import { procurementRoutes } from './procurement.rest.ts';
import { ProcurementProduct, ProcurementProductGroup } from './product/ProcurementProduct.ts';
import { ProcurementProductResolver } from './product/ProcurementProductResolver.ts';
import { ProductGroup } from './productGroup/ProductGroup.ts';
import { ProductGroupResolver } from './productGroup/ProductGroupResolver.ts';
import { Requisition, RequisitionLine, RequisitionVendor } from './requisition/Requisition.ts';
import { RequisitionResolver } from './requisition/RequisitionResolver.ts';
import { Vendor, VendorGroup } from './vendor/Vendor.ts';
import { VendorDuplicateResolver, VendorResolver } from './vendor/VendorResolver.ts';

/** Purchasing: vendors, what the company buys from them, requisitions, and the team's list of permissions. */
export const procurement = {
  entities: [
    ProcurementPermission,
    ProductGroup,
    PurchaseOrder,
    PurchaseOrderLine,
    ProcurementProduct,
    ProcurementProductGroup,
    Requisition,
    RequisitionLine,
    RequisitionVendor,
    Vendor,
    VendorGroup,
  ],
  resolvers: [
    ProcurementPermissionResolver,
    ProcurementProductResolver,
    ProductGroupResolver,
    PurchaseOrderResolver,
    RequisitionResolver,
    VendorDuplicateResolver,
    VendorResolver,
  ],
  routes: procurementRoutes,
  erasures: [vendorErasure],
  printTemplates: [vendorTemplate, procurementProductTemplate, requisitionTemplate],
};
