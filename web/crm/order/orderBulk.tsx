import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import { ColleagueSelect } from '../../core/fields/ColleagueSelect.tsx';
import type { Bulk } from '../../core/screens/list/Bulk.ts';

/** What can be done with many orders at once. */
export const bulk: Bulk = {
  update: graphql`
    mutation orderBulkUpdateMutation($input: BulkUpdateCrmOrderInput!) {
      bulkUpdateCrmOrder(input: $input) {
        ...saving_payload
        ...bulkOutcome_payload
      }
    }
  `,
  remove: graphql`
    mutation orderBulkDeleteMutation($input: BulkDeleteCrmOrderInput!) {
      bulkDeleteCrmOrder(input: $input) {
        ...saving_payload
        ...bulkOutcome_payload
      }
    }
  `,
  isRestorable: true,
  fields: [
    {
      name: 'ownerId',
      label: 'order.owner',
      field: <ColleagueSelect name="ownerId" label={<FormattedMessage id="order.owner" />} />,
    },
  ],
};
