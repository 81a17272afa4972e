import { FormattedMessage } from 'react-intl';
import { CompanyUserSelect } from '../../core/fields/CompanyUserSelect.tsx';
import type { Bulk } from '../../core/screens/list/Bulk.ts';
import { leadBulk } from '../../core/relay/operations/leadOperations.ts';

/** Bulk actions on leads. */
export const bulk: Bulk = {
  ...leadBulk,
  isRestorable: true,
  fields: [
    {
      name: 'ownerId',
      label: 'lead.owner',
      field: <CompanyUserSelect name="ownerId" label={<FormattedMessage id="lead.owner" />} />,
    },
  ],
};
