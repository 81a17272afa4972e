import type { Bulk } from '../../core/screens/list/Bulk.ts';
import { bulkStatus } from '../../core/screens/list/bulkStatus.tsx';
import { inventoryProductBulk } from '../../core/relay/operations/inventoryProductOperations.ts';

/** Bulk actions on products. */
export const bulk: Bulk = {
  ...inventoryProductBulk,
  isRestorable: true,
  fields: [bulkStatus('product.status')],
};
