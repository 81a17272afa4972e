import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import { StatusField } from '../../core/fields/StatusField.tsx';
import type { Bulk } from '../../core/screens/list/Bulk.ts';

/** What can be done with many products at once. */
export const bulk: Bulk = {
  update: graphql`
    mutation productBulkUpdateMutation($input: BulkUpdateInventoryProductInput!) {
      bulkUpdateInventoryProduct(input: $input) {
        ...saving_payload
        ...bulkOutcome_payload
      }
    }
  `,
  remove: graphql`
    mutation productBulkDeleteMutation($input: BulkDeleteInventoryProductInput!) {
      bulkDeleteInventoryProduct(input: $input) {
        ...saving_payload
        ...bulkOutcome_payload
      }
    }
  `,
  isRestorable: true,
  fields: [
    {
      name: 'status',
      label: 'product.status',
      field: <StatusField name="status" label={<FormattedMessage id="product.status" />} />,
      value: 'ACTIVE',
    },
  ],
};
