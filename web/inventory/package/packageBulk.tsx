import type { Bulk } from '../../core/screens/list/Bulk.ts';
import { bulkDay, bulkPercent } from '../../core/screens/list/bulkFields.tsx';
import { bulkStatus } from '../../core/screens/list/bulkStatus.tsx';
import { inventoryPackageBulk } from '../../core/relay/operations/inventoryPackageOperations.ts';

/** What can be changed of many packages at once, or of one in the list. */
export const bulk: Bulk = {
  ...inventoryPackageBulk,
  isRestorable: true,
  fields: [bulkStatus('package.status'), bulkPercent('package.discountPercentage'), bulkDay('package.expiryDate')],
};
