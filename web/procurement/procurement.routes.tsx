import { overviewRows } from './overview/overviewRows.ts';
import { entityRows } from '../core/routing/EntityScreens.ts';
import { redirectRow } from '../core/routing/redirectRow.tsx';
import type { ScreenRow } from '../core/routing/ScreenRow.ts';
import {
  financeBill,
  procurementInvoice,
  procurementProduct,
  productGroup,
  purchaseOrder,
  requisition,
  vendor,
  vendorQuotation,
} from './procurement.entities.ts';

const form = { messages: 'procurement', access: 'Procurement', title: 'vendor.new' } as const;

/** Screens of purchasing. */
export const rows: ScreenRow[] = [
  ...overviewRows,
  // Before the page of a vendor, whose id it would be taken for.
  redirectRow({ ...form, path: '/vendorManagement/vendors/createVendor/' }, '/vendorManagement/vendors/?dialog=new'),
  redirectRow(
    { ...form, title: 'requisition.new', path: '/vendorManagement/requisition/createRequisition/' },
    '/vendorManagement/requisition/?dialog=new',
  ),
  ...[vendor, requisition, vendorQuotation, purchaseOrder, procurementInvoice, procurementProduct, productGroup, financeBill].flatMap(
    entityRows,
  ),
];
