import { graphql } from 'react-relay';
import { RecordActions } from '../../core/screens/RecordActions.tsx';
import { MergeItem } from '../party/MergeItem.tsx';

interface CustomerActionsProps {
  customer: { readonly id: string; readonly version: number; readonly name: string; readonly status: 'ACTIVE' | 'INACTIVE' };
}

/** What can be done with a customer. */
export const CustomerActions = ({ customer }: CustomerActionsProps) => (
  <RecordActions
    entity="customer"
    record={customer}
    name={customer.name}
    update={graphql`
      mutation CustomerActionsMutation($input: UpdateCustomerInput!) {
        updateCustomer(input: $input) {
          ...saving_payload
          customer {
            id
            version
            status
          }
        }
      }
    `}
  >
    <MergeItem id={customer.id} />
  </RecordActions>
);
