import { graphql } from 'react-relay';
import type { Bulk } from '../../core/screens/list/Bulk.ts';
import { bulkStatus } from '../../core/screens/list/bulkStatus.tsx';

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
  fields: [bulkStatus('product.status')],
};
