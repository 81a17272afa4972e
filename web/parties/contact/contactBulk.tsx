import { FormattedMessage } from 'react-intl';
import type { Bulk } from '../../core/screens/list/Bulk.ts';
import { bulkText } from '../../core/screens/list/bulkFields.tsx';
import { bulkStatus } from '../../core/screens/list/bulkStatus.tsx';
import { contactBulk } from '../../core/relay/operations/contactOperations.ts';
import { CustomerSelect } from '../customer/LazyCustomerSelect.ts';

/** What can be changed of many contacts at once, or of one in the list. */
export const bulk: Bulk = {
  ...contactBulk,
  isRestorable: true,
  fields: [
    bulkStatus('contact.status'),
    bulkText('contact.department'),
    bulkText('contact.email'),
    bulkText('contact.phone'),
    {
      name: 'customerId',
      label: 'contact.customer',
      field: <CustomerSelect name="customerId" label={<FormattedMessage id="contact.customer" />} />,
    },
  ],
};
