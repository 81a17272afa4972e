import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import { StatusField } from '../../core/fields/StatusField.tsx';
import type { Bulk } from '../../core/screens/list/Bulk.ts';

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
  fields: [
    {
      name: 'status',
      label: 'role.status',
      field: <StatusField name="status" label={<FormattedMessage id="role.status" />} />,
      value: 'ACTIVE',
    },
  ],
};
