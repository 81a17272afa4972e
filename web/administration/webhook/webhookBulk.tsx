import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import { StatusField } from '../../core/fields/StatusField.tsx';
import type { Bulk } from '../../core/screens/list/Bulk.ts';

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
  fields: [
    {
      name: 'status',
      label: 'webhook.status',
      field: <StatusField name="status" label={<FormattedMessage id="webhook.status" />} />,
      value: 'ACTIVE',
    },
  ],
};
