import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import { StatusField } from '../../core/fields/StatusField.tsx';
import type { Bulk } from '../../core/screens/list/Bulk.ts';

/** What can be done with many services at once. */
export const bulk: Bulk = {
  update: graphql`
    mutation serviceBulkUpdateMutation($input: BulkUpdateInventoryServiceInput!) {
      bulkUpdateInventoryService(input: $input) {
        ...saving_payload
        ...bulkOutcome_payload
      }
    }
  `,
  remove: graphql`
    mutation serviceBulkDeleteMutation($input: BulkDeleteInventoryServiceInput!) {
      bulkDeleteInventoryService(input: $input) {
        ...saving_payload
        ...bulkOutcome_payload
      }
    }
  `,
  isRestorable: true,
  fields: [
    {
      name: 'status',
      label: 'service.status',
      field: <StatusField name="status" label={<FormattedMessage id="service.status" />} />,
      value: 'ACTIVE',
    },
  ],
};
