import type { Bulk } from '../../core/screens/list/Bulk.ts';
import { bulkStatus } from '../../core/screens/list/bulkStatus.tsx';
import { roleBulk } from '../../core/relay/operations/roleOperations.ts';

/** What can be done with many roles at once. */
export const bulk: Bulk = {
  ...roleBulk,
  isRestorable: true,
  fields: [bulkStatus('role.status')],
};
