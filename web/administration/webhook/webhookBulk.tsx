import type { Bulk } from '../../core/screens/list/Bulk.ts';
import { bulkStatus } from '../../core/screens/list/bulkStatus.tsx';
import { webhookEndpointBulk } from '../../core/relay/operations/webhookEndpointOperations.ts';

/** Bulk actions on webhooks. */
export const bulk: Bulk = {
  ...webhookEndpointBulk,
  isRestorable: true,
  fields: [bulkStatus('webhook.status')],
};
