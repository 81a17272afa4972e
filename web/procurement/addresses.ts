import { procurementProductListing } from '../core/relay/operations/procurementProductListing.ts';
import { procurementInvoiceListing } from '../core/relay/operations/procurementInvoiceListing.ts';
import { productGroupListing } from '../core/relay/operations/productGroupListing.ts';
import { purchaseOrderListing } from '../core/relay/operations/purchaseOrderListing.ts';
import { requisitionListing } from '../core/relay/operations/requisitionListing.ts';
import { vendorListing } from '../core/relay/operations/vendorListing.ts';
import { vendorQuotationListing } from '../core/relay/operations/vendorQuotationListing.ts';
import { listSpec } from '../core/screens/list/ListSpec.ts';

/** URL parameters of each list; their filters are the API's. */
export const vendorList = listSpec('vendor', vendorListing, {
  filters: [
    'status',
    { name: 'vendorType', texts: 'vendorType' },
    { name: 'registration', texts: 'registration' },
    'productGroupTitles',
    'name',
    'companyName',
    'email',
    'phone',
    'currency',
    'updatedAt',
  ],
  own: { field: 'NAME', direction: 'ASC' },
  customized: 'VENDOR',
});

export const productGroupList = listSpec('productGroup', productGroupListing, {
  filters: ['status', 'title', 'vendorCount', 'updatedAt'],
  own: { field: 'TITLE', direction: 'ASC' },
});

export const procurementProductList = listSpec('procurementProduct', procurementProductListing, {
  filters: ['status', 'name', 'brand', 'productGroupTitles', 'inventoryProduct', 'updatedAt'],
  own: { field: 'NAME', direction: 'ASC' },
});

export const requisitionList = listSpec('requisition', requisitionListing, {
  filters: [
    { name: 'requisitionStatus', texts: 'requisitionStatus' },
    'department',
    'category',
    { name: 'vendorNames', label: 'requisition.vendors' },
    'dueOn',
    'isSealed',
    'status',
    'updatedAt',
  ],
  own: { field: 'DUE_ON', direction: 'DESC' },
});

export const purchaseOrderList = listSpec('purchaseOrder', purchaseOrderListing, {
  filters: [
    { name: 'poStatus', texts: 'poStatus' },
    'vendor',
    'requisition',
    'issuedOn',
    'expectedOn',
    'total',
    'buyer',
    'head',
    'costCenter',
    'updatedAt',
  ],
  own: { field: 'UPDATED_AT', direction: 'DESC' },
});

export const vendorQuotationList = listSpec('vendorQuotation', vendorQuotationListing, {
  filters: [
    { name: 'status', texts: 'vendorQuotationStatus' },
    'vendor',
    'requisition',
    'productNames',
    'finalAmount',
    'deliveryOn',
    'dueOn',
    'isByLink',
    'submittedAt',
    'updatedAt',
  ],
  own: { field: 'SUBMITTED_AT', direction: 'DESC' },
});

export const procurementInvoiceList = listSpec('procurementInvoice', procurementInvoiceListing, {
  filters: [
    { name: 'invoiceStatus', texts: 'invoiceStatus' },
    { name: 'kind', texts: 'billKind' },
    { name: 'matchStatus', texts: 'matchStatus' },
    'isOverdue',
    'vendor',
    'issuedOn',
    'dueOn',
    'balance',
    'total',
    'vendorNumber',
    'updatedAt',
  ],
  own: { field: 'ISSUED_ON', direction: 'DESC' },
});
