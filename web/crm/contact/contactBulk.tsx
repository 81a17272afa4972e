import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import { CustomerSelect } from '../customer/CustomerSelect.tsx';
import type { Bulk } from '../../core/screens/list/Bulk.ts';
import { bulkStatus } from '../../core/screens/list/bulkStatus.tsx';

/** What can be done with many contacts at once. */
export const bulk: Bulk = {
  update: graphql`
    mutation contactBulkUpdateMutation($input: BulkUpdateContactInput!) {
      bulkUpdateContact(input: $input) {
        ...saving_payload
        ...bulkOutcome_payload
      }
    }
  `,
  remove: graphql`
    mutation contactBulkDeleteMutation($input: BulkDeleteContactInput!) {
      bulkDeleteContact(input: $input) {
        ...saving_payload
        ...bulkOutcome_payload
      }
    }
  `,
  isRestorable: true,
  fields: [
    bulkStatus('contact.status'),
    {
      name: 'customerId',
      label: 'contact.customer',
      field: <CustomerSelect name="customerId" label={<FormattedMessage id="contact.customer" />} />,
    },
  ],
};
