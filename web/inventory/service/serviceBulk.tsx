import type { Bulk } from '../../core/screens/list/Bulk.ts';
import { bulkStatus } from '../../core/screens/list/bulkStatus.tsx';
import { inventoryServiceBulk } from '../../core/relay/operations/inventoryServiceOperations.ts';

/** Bulk actions on services. */
export const bulk: Bulk = {
  ...inventoryServiceBulk,
  isRestorable: true,
  fields: [bulkStatus('service.status')],
};
