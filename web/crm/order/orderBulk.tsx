import type { Bulk } from '../../core/screens/list/Bulk.ts';
import { bulkDay, bulkOwner, bulkText } from '../../core/screens/list/bulkFields.tsx';
import { crmOrderBulk } from '../../core/relay/operations/crmOrderOperations.ts';

/** What can be changed of many orders at once, or of one in the list. */
export const bulk: Bulk = {
  ...crmOrderBulk,
  isRestorable: true,
  fields: [bulkOwner('order.owner'), bulkDay('order.orderedOn'), bulkText('order.description')],
};
