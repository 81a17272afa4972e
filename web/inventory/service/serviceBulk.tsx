import type { Bulk } from '../../core/screens/list/Bulk.ts';
import { bulkStatus } from '../../core/screens/list/bulkStatus.tsx';
import { inventoryServiceBulk } from '../../core/relay/operations/inventoryServiceOperations.ts';

/** What can be done with many services at once. */
export const bulk: Bulk = {
  ...inventoryServiceBulk,
  isRestorable: true,
  fields: [bulkStatus('service.status')],
};
