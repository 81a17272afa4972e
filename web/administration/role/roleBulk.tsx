import { graphql } from 'react-relay';
import type { Bulk } from '../../core/screens/list/Bulk.ts';
import { bulkStatus } from '../../core/screens/list/bulkStatus.tsx';

/** What can be done with many roles at once. */
export const bulk: Bulk = {
  update: graphql`
    mutation roleBulkUpdateMutation($input: BulkUpdateRoleInput!) {
      bulkUpdateRole(input: $input) {
        ...saving_payload
        ...bulkOutcome_payload
      }
    }
  `,
  remove: graphql`
    mutation roleBulkDeleteMutation($input: BulkDeleteRoleInput!) {
      bulkDeleteRole(input: $input) {
        ...saving_payload
        ...bulkOutcome_payload
      }
    }
  `,
  isRestorable: true,
  fields: [bulkStatus('role.status')],
};
