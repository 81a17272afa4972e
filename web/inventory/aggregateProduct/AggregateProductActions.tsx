import { graphql } from 'react-relay';
import type { AggregateProductActionsMutation } from '../../core/relay/generated/AggregateProductActionsMutation.graphql.ts';
import { ActivationItem, DeleteItem, DuplicateItem, EditItem } from '../../core/screens/RecordItems.tsx';
import { RowActions } from '../../core/screens/RowActions.tsx';
import { useDeed } from '../../core/screens/useDeed.ts';

interface AggregateProductActionsProps {
  record: { readonly id: string; readonly version: number; readonly title: string; readonly status: 'ACTIVE' | 'INACTIVE' };
}

/** What can be done with an aggregate product. */
export function AggregateProductActions({ record: { id, version, title, status } }: AggregateProductActionsProps) {
  const [update, isBusy] = useDeed<AggregateProductActionsMutation>(
    'aggregateProduct',
    graphql`
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
    `,
  );
  return (
    <RowActions name={title}>
      <EditItem id={id} />
      <ActivationItem status={status} isBusy={isBusy} change={next => update({ input: { id, version, status: next } })} />
      <DuplicateItem id={id} />
      <DeleteItem id={id} />
    </RowActions>
  );
}
