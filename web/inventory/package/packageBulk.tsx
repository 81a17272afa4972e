import type { Bulk } from '../../core/screens/list/Bulk.ts';
import { bulkStatus } from '../../core/screens/list/bulkStatus.tsx';
import { inventoryPackageBulk } from '../../core/relay/operations/inventoryPackageOperations.ts';

/** Bulk actions on packages. */
export const bulk: Bulk = {
  ...inventoryPackageBulk,
  isRestorable: true,
  fields: [bulkStatus('package.status')],
};
