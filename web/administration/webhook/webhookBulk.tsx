import { graphql } from 'react-relay';
import type { Bulk } from '../../core/screens/list/Bulk.ts';
import { bulkStatus } from '../../core/screens/list/bulkStatus.tsx';

/** What can be done with many webhooks at once. */
export const bulk: Bulk = {
  update: graphql`
    mutation webhookBulkUpdateMutation($input: BulkUpdateWebhookEndpointInput!) {
      bulkUpdateWebhookEndpoint(input: $input) {
        ...saving_payload
        ...bulkOutcome_payload
      }
    }
  `,
  remove: graphql`
    mutation webhookBulkDeleteMutation($input: BulkDeleteWebhookEndpointInput!) {
      bulkDeleteWebhookEndpoint(input: $input) {
        ...saving_payload
        ...bulkOutcome_payload
      }
    }
  `,
  isRestorable: true,
  fields: [bulkStatus('webhook.status')],
};
