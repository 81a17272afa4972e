import { graphql } from 'react-relay';
import { RecordActions } from '../../core/screens/RecordActions.tsx';

interface ServiceActionsProps {
  record: { readonly id: string; readonly version: number; readonly title: string; readonly status: 'ACTIVE' | 'INACTIVE' };
}

/** What can be done with a service. */
export const ServiceActions = ({ record }: ServiceActionsProps) => (
  <RecordActions
    entity="service"
    record={record}
    name={record.title}
    update={graphql`
      mutation ServiceActionsMutation($input: UpdateInventoryServiceInput!) {
        updateInventoryService(input: $input) {
          ...saving_payload
          inventoryService {
            id
            version
            status
          }
        }
      }
    `}
  />
);
