import { FormattedMessage } from 'react-intl';
import { CompanyUserSelect } from '../../core/fields/CompanyUserSelect.tsx';
import type { Bulk } from '../../core/screens/list/Bulk.ts';
import { bulkStatus } from '../../core/screens/list/bulkStatus.tsx';
import { customerBulk } from '../../core/relay/operations/customerOperations.ts';

/** Bulk actions on customers. */
export const bulk: Bulk = {
  ...customerBulk,
  isRestorable: true,
  fields: [
    bulkStatus('customer.status'),
    {
      name: 'ownerId',
      label: 'customer.owner',
      field: <CompanyUserSelect name="ownerId" label={<FormattedMessage id="customer.owner" />} />,
    },
  ],
};
