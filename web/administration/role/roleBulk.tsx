import type { Bulk } from '../../core/screens/list/Bulk.ts';
import { bulkStatus } from '../../core/screens/list/bulkStatus.tsx';
import { roleBulk } from '../../core/relay/operations/roleOperations.ts';

/** Bulk actions on roles. */
export const bulk: Bulk = {
  ...roleBulk,
  isRestorable: true,
  fields: [bulkStatus('role.status')],
};
