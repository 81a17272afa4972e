import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import { ColleagueSelect } from '../../core/fields/ColleagueSelect.tsx';
import type { Bulk } from '../../core/screens/list/Bulk.ts';

/** What can be done with many quotations at once. */
export const bulk: Bulk = {
  update: graphql`
    mutation quotationBulkUpdateMutation($input: BulkUpdateCrmQuotationInput!) {
      bulkUpdateCrmQuotation(input: $input) {
        ...saving_payload
        ...bulkOutcome_payload
      }
    }
  `,
  remove: graphql`
    mutation quotationBulkDeleteMutation($input: BulkDeleteCrmQuotationInput!) {
      bulkDeleteCrmQuotation(input: $input) {
        ...saving_payload
        ...bulkOutcome_payload
      }
    }
  `,
  isRestorable: true,
  fields: [
    {
      name: 'ownerId',
      label: 'quotation.owner',
      field: <ColleagueSelect name="ownerId" label={<FormattedMessage id="quotation.owner" />} />,
    },
  ],
};
