import { FormattedMessage } from 'react-intl';
import { ColleagueSelect } from '../../core/fields/ColleagueSelect.tsx';
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
      field: <ColleagueSelect name="ownerId" label={<FormattedMessage id="order.owner" />} />,
    },
  ],
};
