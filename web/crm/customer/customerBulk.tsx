import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import { ColleagueSelect } from '../../core/fields/ColleagueSelect.tsx';
import type { Bulk } from '../../core/screens/list/Bulk.ts';
import { bulkStatus } from '../../core/screens/list/bulkStatus.tsx';

/** What can be done with many customers at once. */
export const bulk: Bulk = {
  update: graphql`
    mutation customerBulkUpdateMutation($input: BulkUpdateCustomerInput!) {
      bulkUpdateCustomer(input: $input) {
        ...saving_payload
        ...bulkOutcome_payload
      }
    }
  `,
  remove: graphql`
    mutation customerBulkDeleteMutation($input: BulkDeleteCustomerInput!) {
      bulkDeleteCustomer(input: $input) {
        ...saving_payload
        ...bulkOutcome_payload
      }
    }
  `,
  isRestorable: true,
  fields: [
    bulkStatus('customer.status'),
    {
      name: 'ownerId',
      label: 'customer.owner',
      field: <ColleagueSelect name="ownerId" label={<FormattedMessage id="customer.owner" />} />,
    },
  ],
};
