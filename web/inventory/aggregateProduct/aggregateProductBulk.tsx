import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import { StatusField } from '../../core/fields/StatusField.tsx';
import type { Bulk } from '../../core/screens/list/Bulk.ts';

/** What can be done with many aggregate products at once. */
export const bulk: Bulk = {
  update: graphql`
    mutation aggregateProductBulkUpdateMutation($input: BulkUpdateAggregateProductInput!) {
      bulkUpdateAggregateProduct(input: $input) {
        ...saving_payload
        ...bulkOutcome_payload
      }
    }
  `,
  remove: graphql`
    mutation aggregateProductBulkDeleteMutation($input: BulkDeleteAggregateProductInput!) {
      bulkDeleteAggregateProduct(input: $input) {
        ...saving_payload
        ...bulkOutcome_payload
      }
    }
  `,
  isRestorable: true,
  fields: [
    {
      name: 'status',
      label: 'aggregateProduct.status',
      field: <StatusField name="status" label={<FormattedMessage id="aggregateProduct.status" />} />,
      value: 'ACTIVE',
    },
  ],
};
