import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import { CustomerSelect } from '../customer/CustomerSelect.tsx';
import { StatusField } from '../../core/fields/StatusField.tsx';
import type { Bulk } from '../../core/screens/list/Bulk.ts';

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
    {
      name: 'status',
      label: 'contact.status',
      field: <StatusField name="status" label={<FormattedMessage id="contact.status" />} />,
      value: 'ACTIVE',
    },
    {
      name: 'customerId',
      label: 'contact.customer',
      field: <CustomerSelect name="customerId" label={<FormattedMessage id="contact.customer" />} />,
    },
  ],
};
