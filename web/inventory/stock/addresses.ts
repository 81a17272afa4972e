import { activeStatuses } from '../../../server/core/rules/statuses.ts';
import { listSpec } from '../../core/screens/list/ListSpec.ts';

/** What the address of each list can say: its filters are the API's. */
export const warehouseList = listSpec({
  name: 'warehouse',
  filters: [
    { kind: 'choice', name: 'status', values: activeStatuses, texts: 'status' },
    { kind: 'text', name: 'name' },
    { kind: 'text', name: 'code' },
    { kind: 'text', name: 'city' },
    { kind: 'time', name: 'updatedAt' },
  ],
  sorts: ['NAME', 'CODE', 'CITY', 'PRODUCT_COUNT', 'STOCK_VALUE', 'STATUS', 'UPDATED_AT'],
  own: { field: 'NAME', direction: 'ASC' },
});

export const transferList = listSpec({
  name: 'transfer',
  filters: [
    { kind: 'choice', name: 'status', values: ['DRAFT', 'DONE', 'CANCELLED'], texts: 'transferStatus' },
    { kind: 'reference', name: 'fromWarehouse' },
    { kind: 'reference', name: 'toWarehouse' },
    { kind: 'text', name: 'number' },
    { kind: 'time', name: 'createdAt' },
    { kind: 'time', name: 'doneAt' },
  ],
  sorts: ['NUMBER', 'STATUS', 'CREATED_AT', 'DONE_AT'],
  own: { field: 'CREATED_AT', direction: 'DESC' },
});

export const countList = listSpec({
  name: 'count',
  filters: [
    { kind: 'choice', name: 'status', values: ['OPEN', 'POSTED', 'CANCELLED'], texts: 'countStatus' },
    { kind: 'reference', name: 'warehouse' },
    { kind: 'text', name: 'number' },
    { kind: 'time', name: 'createdAt' },
    { kind: 'time', name: 'postedAt' },
  ],
  sorts: ['NUMBER', 'STATUS', 'CREATED_AT', 'POSTED_AT'],
  own: { field: 'CREATED_AT', direction: 'DESC' },
});
