import ClipboardList from 'lucide-react/icons/clipboard-list';
import Factory from 'lucide-react/icons/factory';
import FileCheck from 'lucide-react/icons/file-check';
import FileInput from 'lucide-react/icons/file-input';
import PackageSearch from 'lucide-react/icons/package-search';
import ReceiptText from 'lucide-react/icons/receipt-text';
import Tags from 'lucide-react/icons/tags';
import billsQuery from '../core/relay/generated/BillListQuery$parameters.ts';
import billQuery from '../core/relay/generated/BillPageQuery$parameters.ts';
import productsQuery from '../core/relay/generated/ProcurementProductListQuery$parameters.ts';
import productQuery from '../core/relay/generated/ProcurementProductPageQuery$parameters.ts';
import groupsQuery from '../core/relay/generated/ProductGroupListQuery$parameters.ts';
import ordersQuery from '../core/relay/generated/PurchaseOrderListQuery$parameters.ts';
import orderQuery from '../core/relay/generated/PurchaseOrderPageQuery$parameters.ts';
import requisitionsQuery from '../core/relay/generated/RequisitionListQuery$parameters.ts';
import requisitionQuery from '../core/relay/generated/RequisitionPageQuery$parameters.ts';
import quotationsQuery from '../core/relay/generated/VendorQuotationListQuery$parameters.ts';
import quotationQuery from '../core/relay/generated/VendorQuotationPageQuery$parameters.ts';
import { permissionNames } from '../core/session/permissions.ts';
import { holdsAny } from '../core/session/session.ts';
import vendorsQuery from '../core/relay/generated/VendorListQuery$parameters.ts';
import vendorQuery from '../core/relay/generated/VendorPageQuery$parameters.ts';
import type { EntityScreens } from '../core/routing/EntityScreens.ts';
import {
  procurementInvoiceList,
  procurementProductList,
  productGroupList,
  purchaseOrderList,
  requisitionList,
  vendorList,
  vendorQuotationList,
} from './addresses.ts';

const procurement = { messages: 'procurement', access: 'Procurement', section: 'procurement' } as const;

export const vendor: EntityScreens = {
  ...procurement,
  type: 'Vendor',
  code: 'b1',
  icon: Factory,
  path: '/vendorManagement/vendors/',
  plural: 'vendor.plural',
  create: 'vendor.new',
  list: {
    spec: vendorList,
    query: vendorsQuery,
    screen: async () => (await import('./vendor/VendorList.tsx')).VendorList,
  },
  page: {
    title: 'vendor.one',
    query: vendorQuery,
    variables: (_address, { id }) => ({
      id,
      withBalance: holdsAny(permissionNames.FINANCIAL_MANAGEMENT, permissionNames.INVENTORY),
    }),
    screen: async () => (await import('./vendor/VendorPage.tsx')).VendorPage,
  },
};

export const productGroup: EntityScreens = {
  ...procurement,
  type: 'ProductGroup',
  code: 'b0',
  icon: Tags,
  path: '/vendorManagement/productGroups/',
  plural: 'productGroup.plural',
  create: 'productGroup.new',
  list: {
    spec: productGroupList,
    query: groupsQuery,
    screen: async () => (await import('./productGroup/ProductGroupList.tsx')).ProductGroupList,
  },
};

export const procurementProduct: EntityScreens = {
  ...procurement,
  type: 'ProcurementProduct',
  code: 'b3',
  icon: PackageSearch,
  path: '/vendorManagement/products/',
  plural: 'procurementProduct.plural',
  create: 'procurementProduct.new',
  list: {
    spec: procurementProductList,
    query: productsQuery,
    screen: async () => (await import('./product/ProcurementProductList.tsx')).ProcurementProductList,
  },
  page: {
    title: 'procurementProduct.one',
    query: productQuery,
    screen: async () => (await import('./product/ProcurementProductPage.tsx')).ProcurementProductPage,
  },
};

export const requisition: EntityScreens = {
  ...procurement,
  type: 'Requisition',
  code: 'b5',
  icon: ClipboardList,
  path: '/vendorManagement/requisition/',
  plural: 'requisition.plural',
  create: 'requisition.new',
  list: {
    spec: requisitionList,
    query: requisitionsQuery,
    screen: async () => (await import('./requisition/RequisitionList.tsx')).RequisitionList,
  },
  page: {
    title: 'requisition.one',
    query: requisitionQuery,
    screen: async () => (await import('./requisition/RequisitionPage.tsx')).RequisitionPage,
  },
};

export const purchaseOrder: EntityScreens = {
  ...procurement,
  type: 'PurchaseOrder',
  code: 'd8',
  icon: FileCheck,
  path: '/vendorManagement/PO/',
  plural: 'purchaseOrder.plural',
  create: 'purchaseOrder.new',
  createFor: ['Vendor'],
  list: {
    spec: purchaseOrderList,
    query: ordersQuery,
    screen: async () => (await import('./order/PurchaseOrderList.tsx')).PurchaseOrderList,
  },
  page: {
    title: 'purchaseOrder.one',
    query: orderQuery,
    screen: async () => (await import('./order/PurchaseOrderPage.tsx')).PurchaseOrderPage,
  },
};

export const vendorQuotation: EntityScreens = {
  ...procurement,
  type: 'VendorQuotation',
  code: 'd0',
  icon: ReceiptText,
  path: '/vendorManagement/quotations/',
  plural: 'vendorQuotation.plural',
  create: 'vendorQuotation.new',
  list: {
    spec: vendorQuotationList,
    query: quotationsQuery,
    screen: async () => (await import('./quotation/VendorQuotationList.tsx')).VendorQuotationList,
  },
  page: {
    title: 'vendorQuotation.one',
    query: quotationQuery,
    screen: async () => (await import('./quotation/VendorQuotationPage.tsx')).VendorQuotationPage,
    also: ['/vendorManagement/quotations/quotation-details/', '/vendorManagement/quotation-details/'],
  },
};

export const procurementInvoice: EntityScreens = {
  ...procurement,
  type: 'ProcurementInvoice',
  code: 'dc',
  icon: FileInput,
  path: '/vendorManagement/invoice/',
  plural: 'procurementInvoice.plural',
  list: {
    spec: procurementInvoiceList,
    query: billsQuery,
    screen: async () => (await import('./bill/BillList.tsx')).BillList,
  },
  page: {
    title: 'procurementInvoice.one',
    query: billQuery,
    screen: async () => (await import('./bill/BillPage.tsx')).BillPage,
    also: ['/vendorManagement/invoice/invoiceDetails/'],
  },
};

/** The same bills, for those who pay them. */
export const financeBill: EntityScreens = {
  ...procurementInvoice,
  access: 'Financial Management',
  section: 'finance',
  path: '/economics/invoice/purchase-invoice/',
  also: ['/economics/accounts-payable/poInvoices/'],
  page: { ...procurementInvoice.page!, also: undefined },
};
