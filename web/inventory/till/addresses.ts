import { activeStatuses } from '../../../server/core/rules/statuses.ts';
import { refusedSaleStatuses } from '../../../server/inventory/refusedSale/refusedSale.rules.ts';
import { listSpec } from '../../core/screens/list/ListSpec.ts';

/** What the address of the list of inventory invoices can say: its filters are the API's. */
export const invoiceList = listSpec({
  name: 'invoice',
  filters: [
    { kind: 'choice', name: 'kind', values: ['SALE', 'RETURN', 'CREDIT_NOTE'], texts: 'invoiceKind' },
    {
      kind: 'choice',
      name: 'type',
      values: ['PRODUCTS', 'SERVICES', 'PACKAGES', 'AGGREGATE_PRODUCTS', 'MIXED'],
      texts: 'invoiceType',
    },
    { kind: 'date', name: 'issuedOn' },
    { kind: 'reference', name: 'customer' },
    { kind: 'reference', name: 'cashier' },
    { kind: 'reference', name: 'till' },
    { kind: 'reference', name: 'tillSession' },
    { kind: 'text', name: 'number' },
    { kind: 'time', name: 'soldAt' },
    { kind: 'decimal', name: 'total' },
  ],
  sorts: ['NUMBER', 'SOLD_AT', 'ISSUED_ON', 'TYPE', 'TOTAL'],
  own: { field: 'SOLD_AT', direction: 'DESC' },
});

/** Of the list of till sessions. */
export const sessionList = listSpec({
  name: 'tillSession',
  filters: [
    { kind: 'flag', name: 'isOpen', label: 'tillSession.isOpenNow' },
    { kind: 'reference', name: 'till' },
    { kind: 'reference', name: 'cashier' },
    { kind: 'time', name: 'openedAt' },
    { kind: 'time', name: 'closedAt' },
  ],
  sorts: ['OPENED_AT', 'CLOSED_AT'],
  own: { field: 'OPENED_AT', direction: 'DESC' },
});

/** Of the list of refused sales. */
export const refusedSaleList = listSpec({
  name: 'refusedSale',
  filters: [
    { kind: 'choice', name: 'status', values: refusedSaleStatuses, texts: 'refusedSaleStatus' },
    { kind: 'reference', name: 'till' },
    { kind: 'reference', name: 'cashier' },
    { kind: 'time', name: 'soldAt' },
    { kind: 'decimal', name: 'total' },
  ],
  sorts: ['SOLD_AT', 'STATUS', 'TOTAL'],
  own: { field: 'SOLD_AT', direction: 'DESC' },
});

/** Of the list of tills. */
export const tillList = listSpec({
  name: 'tills',
  filters: [
    { kind: 'choice', name: 'status', values: activeStatuses, texts: 'status' },
    { kind: 'text', name: 'name' },
    { kind: 'time', name: 'updatedAt' },
  ],
  sorts: ['NAME', 'STATUS', 'UPDATED_AT'],
  own: { field: 'NAME', direction: 'ASC' },
});
