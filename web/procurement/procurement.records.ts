import { recordKindOf } from '../core/routing/EntityScreens.ts';
import type { RecordKind } from '../core/routing/RecordKind.ts';
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

/** Procurement records that the command palette finds and creates. */
export const records: RecordKind[] = [
  vendor,
  requisition,
  vendorQuotation,
  purchaseOrder,
  procurementInvoice,
  financeBill,
  procurementProduct,
  productGroup,
].map(recordKindOf);
