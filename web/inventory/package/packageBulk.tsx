import { graphql } from 'react-relay';
import type { Bulk } from '../../core/screens/list/Bulk.ts';
import { bulkStatus } from '../../core/screens/list/bulkStatus.tsx';

/** What can be done with many packages at once. */
export const bulk: Bulk = {
  update: graphql`
    mutation packageBulkUpdateMutation($input: BulkUpdateInventoryPackageInput!) {
      bulkUpdateInventoryPackage(input: $input) {
        ...saving_payload
        ...bulkOutcome_payload
      }
    }
  `,
  remove: graphql`
    mutation packageBulkDeleteMutation($input: BulkDeleteInventoryPackageInput!) {
      bulkDeleteInventoryPackage(input: $input) {
        ...saving_payload
        ...bulkOutcome_payload
      }
    }
  `,
  isRestorable: true,
  fields: [bulkStatus('package.status')],
};
