import type { Bulk } from '../../core/screens/list/Bulk.ts';
import { bulkStatus } from '../../core/screens/list/bulkStatus.tsx';
import { aggregateProductBulk } from '../../core/relay/operations/aggregateProductOperations.ts';

/** Bulk actions on aggregate products. */
export const bulk: Bulk = {
  ...aggregateProductBulk,
  isRestorable: true,
  fields: [bulkStatus('aggregateProduct.status')],
};
