import { graphql } from 'react-relay';
import { RecordActions } from '../../core/screens/RecordActions.tsx';

interface PackageActionsProps {
  record: { readonly id: string; readonly version: number; readonly title: string; readonly status: 'ACTIVE' | 'INACTIVE' };
}

/** What can be done with a package. */
export const PackageActions = ({ record }: PackageActionsProps) => (
  <RecordActions
    entity="package"
    record={record}
    name={record.title}
    update={graphql`
      mutation PackageActionsMutation($input: UpdateInventoryPackageInput!) {
        updateInventoryPackage(input: $input) {
          ...saving_payload
          inventoryPackage {
            id
            version
            status
          }
        }
      }
    `}
  />
);
