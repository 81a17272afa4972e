import { graphql } from 'react-relay';
import type { Bulk } from '../../core/screens/list/Bulk.ts';
import { bulkStatus } from '../../core/screens/list/bulkStatus.tsx';

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
  fields: [bulkStatus('aggregateProduct.status')],
};
