import { FormattedMessage } from 'react-intl';
import { CompanyUserSelect } from '../../core/fields/CompanyUserSelect.tsx';
import type { Bulk } from '../../core/screens/list/Bulk.ts';
import { crmOrderBulk } from '../../core/relay/operations/crmOrderOperations.ts';

/** Bulk actions on orders. */
export const bulk: Bulk = {
  ...crmOrderBulk,
  isRestorable: true,
  fields: [
    {
      name: 'ownerId',
      label: 'order.owner',
      field: <CompanyUserSelect name="ownerId" label={<FormattedMessage id="order.owner" />} />,
    },
  ],
};
