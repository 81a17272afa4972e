import { refusedSaleStatuses } from '../../../server/inventory/refusedSale/refusedSaleStatuses.rules.ts';
import { inventoryInvoiceListing } from '../../core/relay/operations/inventoryInvoiceListing.ts';
import { refusedSaleListing } from '../../core/relay/operations/refusedSaleListing.ts';
import { tillListing } from '../../core/relay/operations/tillListing.ts';
import { tillSessionListing } from '../../core/relay/operations/tillSessionListing.ts';
import { listSpec } from '../../core/screens/list/ListSpec.ts';

/** URL parameters of the invoice list; its filters are the API's. */
export const invoiceList = listSpec('invoice', inventoryInvoiceListing, {
  filters: [
    { name: 'kind', values: ['SALE', 'RETURN', 'CREDIT_NOTE'], texts: 'invoiceKind' },
    { name: 'type', values: ['PRODUCTS', 'SERVICES', 'PACKAGES', 'AGGREGATE_PRODUCTS', 'MIXED'], texts: 'invoiceType' },
    'issuedOn',
    'customer',
    'cashier',
    'till',
    'tillSession',
    'number',
    'soldAt',
    'total',
  ],
  own: { field: 'SOLD_AT', direction: 'DESC' },
});

/** URL parameters of the list of till sessions. */
export const sessionList = listSpec('tillSession', tillSessionListing, {
  filters: [{ name: 'isOpen', label: 'tillSession.isOpenNow' }, 'till', 'cashier', 'openedAt', 'closedAt'],
  own: { field: 'OPENED_AT', direction: 'DESC' },
});

/** URL parameters of the list of refused sales. */
export const refusedSaleList = listSpec('refusedSale', refusedSaleListing, {
  filters: [{ name: 'status', values: refusedSaleStatuses, texts: 'refusedSaleStatus' }, 'till', 'cashier', 'soldAt', 'total'],
  own: { field: 'SOLD_AT', direction: 'DESC' },
});

/** URL parameters of the list of tills. */
export const tillList = listSpec('tills', tillListing, {
  filters: ['status', 'name', 'updatedAt'],
  own: { field: 'NAME', direction: 'ASC' },
});
