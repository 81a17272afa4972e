import { graphql } from 'react-relay';
import type { CustomerActionsMutation } from '../../core/relay/generated/CustomerActionsMutation.graphql.ts';
import { ActivationItem, DeleteItem, DuplicateItem, EditItem } from '../../core/screens/RecordItems.tsx';
import { RowActions } from '../../core/screens/RowActions.tsx';
import { useDeed } from '../../core/screens/useDeed.ts';
import { MergeItem } from '../party/MergeItem.tsx';

interface CustomerActionsProps {
  customer: { readonly id: string; readonly version: number; readonly name: string; readonly status: 'ACTIVE' | 'INACTIVE' };
}

/** What can be done with a customer. */
export function CustomerActions({ customer: { id, version, name, status } }: CustomerActionsProps) {
  const [update, isBusy] = useDeed<CustomerActionsMutation>(
    'customer',
    graphql`
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
    `,
  );
  return (
    <RowActions name={name}>
      <EditItem id={id} />
      <ActivationItem status={status} isBusy={isBusy} change={next => update({ input: { id, version, status: next } })} />
      <DuplicateItem id={id} />
      <MergeItem id={id} />
      <DeleteItem id={id} />
    </RowActions>
  );
}
