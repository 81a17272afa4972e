import { graphql } from 'react-relay';
import type { Bulk } from '../../core/screens/list/Bulk.ts';
import { bulkStatus } from '../../core/screens/list/bulkStatus.tsx';

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
  fields: [bulkStatus('service.status')],
};
