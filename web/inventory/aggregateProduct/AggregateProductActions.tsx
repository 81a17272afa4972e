import { graphql } from 'react-relay';
import { RecordActions } from '../../core/screens/RecordActions.tsx';

interface AggregateProductActionsProps {
  record: { readonly id: string; readonly version: number; readonly title: string; readonly status: 'ACTIVE' | 'INACTIVE' };
}

/** What can be done with an aggregate product. */
export const AggregateProductActions = ({ record }: AggregateProductActionsProps) => (
  <RecordActions
    entity="aggregateProduct"
    record={record}
    name={record.title}
    update={graphql`
      mutation AggregateProductActionsMutation($input: UpdateAggregateProductInput!) {
        updateAggregateProduct(input: $input) {
          ...saving_payload
          aggregateProduct {
            id
            version
            status
          }
        }
      }
    `}
  />
);
