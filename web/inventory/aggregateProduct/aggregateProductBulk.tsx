import type { Bulk } from '../../core/screens/list/Bulk.ts';
import { bulkMoney } from '../../core/screens/list/bulkFields.tsx';
import { bulkStatus } from '../../core/screens/list/bulkStatus.tsx';
import { aggregateProductBulk } from '../../core/relay/operations/aggregateProductOperations.ts';

/** What can be changed of many aggregate products at once, or of one in the list. */
export const bulk: Bulk = {
  ...aggregateProductBulk,
  isRestorable: true,
  fields: [bulkStatus('aggregateProduct.status'), bulkMoney('aggregateProduct.sellingPrice')],
};
