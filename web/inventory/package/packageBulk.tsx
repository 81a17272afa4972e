import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import { StatusField } from '../../core/fields/StatusField.tsx';
import type { Bulk } from '../../core/screens/list/Bulk.ts';

/** What can be done with many packages at once. */
export const bulk: Bulk = {
  update: graphql`
    mutation packageBulkUpdateMutation($input: BulkUpdateInventoryPackageInput!) {
      bulkUpdateInventoryPackage(input: $input) {
        ...saving_payload
        ...bulkOutcome_payload
      }
    }
  `,
  remove: graphql`
    mutation packageBulkDeleteMutation($input: BulkDeleteInventoryPackageInput!) {
      bulkDeleteInventoryPackage(input: $input) {
        ...saving_payload
        ...bulkOutcome_payload
      }
    }
  `,
  isRestorable: true,
  fields: [
    {
      name: 'status',
      label: 'package.status',
      field: <StatusField name="status" label={<FormattedMessage id="package.status" />} />,
      value: 'ACTIVE',
    },
  ],
};
