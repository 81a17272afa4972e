import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import { ColleagueSelect } from '../../core/fields/ColleagueSelect.tsx';
import type { Bulk } from '../../core/screens/list/Bulk.ts';

/** What can be done with many leads at once. */
export const bulk: Bulk = {
  update: graphql`
    mutation leadBulkUpdateMutation($input: BulkUpdateLeadInput!) {
      bulkUpdateLead(input: $input) {
        ...saving_payload
        ...bulkOutcome_payload
      }
    }
  `,
  remove: graphql`
    mutation leadBulkDeleteMutation($input: BulkDeleteLeadInput!) {
      bulkDeleteLead(input: $input) {
        ...saving_payload
        ...bulkOutcome_payload
      }
    }
  `,
  isRestorable: true,
  fields: [
    {
      name: 'ownerId',
      label: 'lead.owner',
      field: <ColleagueSelect name="ownerId" label={<FormattedMessage id="lead.owner" />} />,
    },
  ],
};
