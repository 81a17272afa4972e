import type { Bulk } from '../../core/screens/list/Bulk.ts';
import { bulkStatus } from '../../core/screens/list/bulkStatus.tsx';
import { inventoryProductBulk } from '../../core/relay/operations/inventoryProductOperations.ts';

/** What can be done with many products at once. */
export const bulk: Bulk = {
  ...inventoryProductBulk,
  isRestorable: true,
  fields: [bulkStatus('product.status')],
};
