import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import { ColleagueSelect } from '../../core/fields/ColleagueSelect.tsx';
import { DateTimeField } from '../../core/fields/DateTimeField.tsx';
import type { Bulk } from '../../core/screens/list/Bulk.ts';

/** What can be done with many activities at once. */
export const bulk: Bulk = {
  update: graphql`
    mutation activityBulkUpdateMutation($input: BulkUpdateActivityInput!) {
      bulkUpdateActivity(input: $input) {
        ...saving_payload
        ...bulkOutcome_payload
      }
    }
  `,
  remove: graphql`
    mutation activityBulkDeleteMutation($input: BulkDeleteActivityInput!) {
      bulkDeleteActivity(input: $input) {
        ...saving_payload
        ...bulkOutcome_payload
      }
    }
  `,
  isRestorable: true,
  fields: [
    {
      name: 'ownerId',
      label: 'activity.owner',
      field: <ColleagueSelect name="ownerId" label={<FormattedMessage id="activity.owner" />} />,
    },
    {
      name: 'dueAt',
      label: 'activity.dueAt',
      field: <DateTimeField name="dueAt" label={<FormattedMessage id="activity.dueAt" />} />,
    },
  ],
};
