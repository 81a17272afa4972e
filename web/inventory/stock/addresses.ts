import { goodsReceiptListing } from '../../core/relay/operations/goodsReceiptListing.ts';
import { stockCountListing } from '../../core/relay/operations/stockCountListing.ts';
import { stockSerialListing } from '../../core/relay/operations/stockSerialListing.ts';
import { stockTransferListing } from '../../core/relay/operations/stockTransferListing.ts';
import { warehouseListing } from '../../core/relay/operations/warehouseListing.ts';
import { listSpec } from '../../core/screens/list/ListSpec.ts';

/** URL parameters of each list; their filters are the API's. */
export const warehouseList = listSpec('warehouse', warehouseListing, {
  filters: ['status', 'name', 'code', 'city', 'updatedAt'],
  own: { field: 'NAME', direction: 'ASC' },
});

export const serialList = listSpec('serial', stockSerialListing, {
  filters: [{ name: 'state', texts: 'serialState' }, 'product', 'warehouse', 'number', 'soldOn', 'movedAt'],
  own: { field: 'NUMBER', direction: 'ASC' },
});

export const transferList = listSpec('transfer', stockTransferListing, {
  filters: [
    { name: 'status', values: ['DRAFT', 'DONE', 'CANCELLED'], texts: 'transferStatus' },
    'fromWarehouse',
    'toWarehouse',
    'number',
    'createdAt',
    'doneAt',
  ],
  own: { field: 'CREATED_AT', direction: 'DESC' },
});

export const countList = listSpec('count', stockCountListing, {
  filters: [
    { name: 'status', values: ['OPEN', 'REVIEW', 'POSTED', 'CANCELLED'], texts: 'countStatus' },
    'warehouse',
    'number',
    'createdAt',
    'postedAt',
  ],
  own: { field: 'CREATED_AT', direction: 'DESC' },
});

export const receiptList = listSpec('goodsReceipt', goodsReceiptListing, {
  filters: [
    { name: 'status', values: ['DRAFT', 'POSTED', 'REVERSED'], texts: 'goodsReceiptStatus' },
    'warehouse',
    'supplier',
    'supplierReference',
    'number',
    'createdAt',
    'postedAt',
  ],
  own: { field: 'CREATED_AT', direction: 'DESC' },
});
