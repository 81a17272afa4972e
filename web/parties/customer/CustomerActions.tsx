import { RecordActions } from '../../core/screens/RecordActions.tsx';
import { MergeItem } from '../duplicate/MergeItem.tsx';
import { customerUpdate } from '../../core/relay/operations/customerOperations.ts';

interface CustomerActionsProps {
  customer: { readonly id: string; readonly version: number; readonly name: string; readonly status: 'ACTIVE' | 'INACTIVE' };
}

/** Actions on a customer. */
export const CustomerActions = ({ customer }: CustomerActionsProps) => (
  <RecordActions entity="customer" record={customer} name={customer.name} update={customerUpdate}>
    <MergeItem id={customer.id} />
  </RecordActions>
);
