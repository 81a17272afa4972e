import type { Bulk } from '../../core/screens/list/Bulk.ts';
import { bulkStatus } from '../../core/screens/list/bulkStatus.tsx';
import { aggregateProductBulk } from '../../core/relay/operations/aggregateProductOperations.ts';

/** What can be done with many aggregate products at once. */
export const bulk: Bulk = {
  ...aggregateProductBulk,
  isRestorable: true,
  fields: [bulkStatus('aggregateProduct.status')],
};
