import { graphql } from 'react-relay';
import type { CustomerMergeMutation } from '../../core/relay/generated/CustomerMergeMutation.graphql.ts';
import type { CustomerMergeQuery } from '../../core/relay/generated/CustomerMergeQuery.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { MergeDialog, type MergeProps } from '../duplicate/MergeDialog.tsx';
import { useUnmerge } from '../duplicate/useUnmerge.ts';
import { customerUnmerge } from './customerUnmerge.ts';
import { customerValues } from './customerValues.ts';
import { useQuery } from '../../core/relay/useQuery.ts';

/** Merges two customers. */
export function CustomerMerge({ id, otherId, ...dialog }: MergeProps) {
  const { one, other, oneReferences, otherReferences } = useQuery<CustomerMergeQuery>(
    graphql`
      query CustomerMergeQuery($id: ID!, $otherId: ID!) {
        one: customer(id: $id) {
          id
          version
          createdAt
          ...customerValues_customer
        }
        other: customer(id: $otherId) {
          id
          version
          createdAt
          ...customerValues_customer
        }
        oneReferences: customerReferences(id: $id) {
          type
          count
        }
        otherReferences: customerReferences(id: $otherId) {
          type
          count
        }
      }
    `,
    { id, otherId },
    { fetchPolicy: 'network-only' },
  );
  const [merge, isSaving] = useSaving<CustomerMergeMutation>(graphql`
    mutation CustomerMergeMutation($input: MergeInput!) {
      mergeCustomers(input: $input) {
        ...saving_payload
        customer {
          id
          version
          ...customerValues_customer
        }
      }
    }
  `);
  const [undo] = useUnmerge('customer', customerUnmerge);
  const known = (party: typeof one, references: typeof oneReferences) =>
    party && { ...party, values: customerValues(party).values, references: references ?? [] };
  return (
    <MergeDialog
      entity="customer"
      one={known(one, oneReferences)}
      other={known(other, otherReferences)}
      save={input => merge({ input })}
      isSaving={isSaving}
      undo={undo}
      {...dialog}
    />
  );
}
