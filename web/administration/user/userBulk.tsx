import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import { RoleSelect } from '../role/RoleSelect.tsx';
import type { Bulk } from '../../core/screens/list/Bulk.ts';

/** What can be done with many users at once. */
export const bulk: Bulk = {
  update: graphql`
    mutation userBulkUpdateMutation($input: BulkUpdateUserInput!) {
      bulkUpdateUser(input: $input) {
        ...saving_payload
        ...bulkOutcome_payload
      }
    }
  `,
  remove: graphql`
    mutation userBulkDeleteMutation($input: BulkDeleteUserInput!) {
      bulkDeleteUser(input: $input) {
        ...saving_payload
        ...bulkOutcome_payload
      }
    }
  `,
  fields: [{ name: 'roleId', label: 'user.role', field: <RoleSelect name="roleId" label={<FormattedMessage id="user.role" />} /> }],
};
