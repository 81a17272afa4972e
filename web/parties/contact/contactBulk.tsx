import { FormattedMessage } from 'react-intl';
import { CustomerSelect } from '../customer/CustomerSelect.tsx';
import type { Bulk } from '../../core/screens/list/Bulk.ts';
import { bulkStatus } from '../../core/screens/list/bulkStatus.tsx';
import { contactBulk } from '../../core/relay/operations/contactOperations.ts';

/** Bulk actions on contacts. */
export const bulk: Bulk = {
  ...contactBulk,
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
