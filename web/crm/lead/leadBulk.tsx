import { FormattedMessage } from 'react-intl';
import { ColleagueSelect } from '../../core/fields/ColleagueSelect.tsx';
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
      field: <ColleagueSelect name="ownerId" label={<FormattedMessage id="lead.owner" />} />,
    },
  ],
};
