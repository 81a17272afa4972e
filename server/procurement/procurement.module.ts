import { procurementDates } from './dated.ts';
import { vendorErasure } from './erasure/vendorErasure.ts';
import { billDecision } from './bill/BillDecisionService.ts';
import { ProcurementInvoice, ProcurementInvoiceLine } from './bill/ProcurementInvoice.ts';
import { ProcurementInvoiceResolver } from './bill/ProcurementInvoiceResolver.ts';
import { PurchaseOrder, PurchaseOrderLine } from './order/PurchaseOrder.ts';
import { PurchaseOrderResolver } from './order/PurchaseOrderResolver.ts';
import { ProcurementFileResolver } from './file/ProcurementFileResolver.ts';
import { ProcurementPermission } from './permission/ProcurementPermission.ts';
import { ProcurementPermissionResolver } from './permission/ProcurementPermissionResolver.ts';
import { billTemplate } from './print/billTemplate.ts';
import { purchaseOrderTemplate } from './print/purchaseOrderTemplate.ts';
import { vendorTemplate } from './print/vendorTemplate.ts';
import { procurementProductTemplate, requisitionTemplate, vendorQuotationTemplate } from './print/requisitionTemplates.ts';
import { ProcurementOverviewResolver } from './overview/ProcurementOverviewResolver.ts';
import { procurementInvariants } from './procurement.invariants.ts';
import { procurementInbox } from './inbox.ts';
import { procurementRoutes } from './procurement.rest.ts';
import { ProcurementProduct, ProcurementProductGroup } from './product/ProcurementProduct.ts';
import { ProcurementProductResolver } from './product/ProcurementProductResolver.ts';
import { ProductGroup } from './productGroup/ProductGroup.ts';
import { ProductGroupResolver } from './productGroup/ProductGroupResolver.ts';
import { RequisitionQuotationsResolver } from './quotation/RequisitionQuotationsResolver.ts';
import { VendorQuotation, VendorQuotationLine } from './quotation/VendorQuotation.ts';
import { VendorQuotationResolver } from './quotation/VendorQuotationResolver.ts';
import { PurchaseReceipt, PurchaseReceiptLine } from './receipt/PurchaseReceipt.ts';
import { PurchaseReceiptResolver } from './receipt/PurchaseReceiptResolver.ts';
import { Requisition, RequisitionLine, RequisitionVendor } from './requisition/Requisition.ts';
import { ReorderResolver } from './requisition/ReorderResolver.ts';
import { SpendingCheckResolver } from './requisition/SpendingCheckResolver.ts';
import { purchaseOrderDecision } from './order/PurchaseOrderDecisionService.ts';
import { requisitionDecision } from './requisition/RequisitionDecisionService.ts';
import { RequisitionResolver } from './requisition/RequisitionResolver.ts';
import { OrderLinkResolver } from './orderLink/OrderLinkResolver.ts';
import { VendorBill, VendorBillLine } from './orderLink/VendorBill.ts';
import { VendorInvitation } from './registration/VendorInvitation.ts';
import { VendorRegistrationResolver } from './registration/VendorRegistrationResolver.ts';
import { Vendor, VendorBankAccount, VendorGroup } from './vendor/Vendor.ts';
import { VendorBankAccountResolver } from './vendor/bankAccount/VendorBankAccountResolver.ts';
import { ProductPriceResolver } from './product/prices/ProductPriceResolver.ts';
import { VendorFiguresResolver } from './vendor/figures/VendorFiguresResolver.ts';
import { VendorDuplicateResolver, VendorResolver } from './vendor/VendorResolver.ts';
import { RequisitionRequestsResolver, VendorRequestResolver } from './vendorRequest/VendorRequestResolver.ts';
import { RequisitionQuestion } from './vendorRequest/RequisitionQuestion.ts';
import { VendorRequest } from './vendorRequest/VendorRequest.ts';

/** Purchasing: vendors, what the company buys from them, requisitions, and the team's list of permissions. */
export const procurement = {
  entities: [
    ProcurementPermission,
    ProductGroup,
    ProcurementInvoice,
    ProcurementInvoiceLine,
    PurchaseOrder,
    PurchaseOrderLine,
    PurchaseReceipt,
    PurchaseReceiptLine,
    ProcurementProduct,
    ProcurementProductGroup,
    Requisition,
    RequisitionLine,
    RequisitionQuestion,
    RequisitionVendor,
    Vendor,
    VendorBankAccount,
    VendorBill,
    VendorBillLine,
    VendorGroup,
    VendorInvitation,
    VendorQuotation,
    VendorQuotationLine,
    VendorRequest,
  ],
  resolvers: [
    ProcurementFileResolver,
    ProcurementPermissionResolver,
    ProcurementProductResolver,
    OrderLinkResolver,
    ProductGroupResolver,
    ProcurementInvoiceResolver,
    ProcurementOverviewResolver,
    PurchaseOrderResolver,
    RequisitionQuotationsResolver,
    PurchaseReceiptResolver,
    RequisitionRequestsResolver,
    ReorderResolver,
    RequisitionResolver,
    SpendingCheckResolver,
    VendorBankAccountResolver,
    VendorDuplicateResolver,
    ProductPriceResolver,
    VendorFiguresResolver,
    VendorQuotationResolver,
    VendorRegistrationResolver,
    VendorRequestResolver,
    VendorResolver,
  ],
  routes: procurementRoutes,
  dated: procurementDates,
  inbox: procurementInbox,
  mailedDecisions: [billDecision, purchaseOrderDecision, requisitionDecision],
  invariants: procurementInvariants,
  erasures: [vendorErasure],
  printTemplates: [
    vendorTemplate,
    procurementProductTemplate,
    requisitionTemplate,
    vendorQuotationTemplate,
    purchaseOrderTemplate,
    billTemplate,
  ],
};
