import { FormattedMessage } from 'react-intl';
import type { Bulk } from '../../core/screens/list/Bulk.ts';
import { activityBulk } from '../../core/relay/operations/activityOperations.ts';
import { lazyPart } from '../../core/ui/lazyPart.tsx';
import { CompanyUserSelect } from '../../core/fields/LazyCompanyUserSelect.ts';

const DateTimeField = lazyPart(async () => (await import('../../core/fields/DateTimeField.tsx')).DateTimeField);

/** Bulk actions on activities. */
export const bulk: Bulk = {
  ...activityBulk,
  isRestorable: true,
  fields: [
    {
      name: 'ownerId',
      label: 'activity.owner',
      field: <CompanyUserSelect name="ownerId" label={<FormattedMessage id="activity.owner" />} />,
    },
    {
      name: 'dueAt',
      label: 'activity.dueAt',
      field: <DateTimeField name="dueAt" label={<FormattedMessage id="activity.dueAt" />} />,
    },
  ],
};
