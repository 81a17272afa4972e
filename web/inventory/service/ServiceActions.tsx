import { graphql } from 'react-relay';
import type { ServiceActionsMutation } from '../../core/relay/generated/ServiceActionsMutation.graphql.ts';
import { ActivationItem, DeleteItem, DuplicateItem, EditItem } from '../../core/screens/RecordItems.tsx';
import { RowActions } from '../../core/screens/RowActions.tsx';
import { useDeed } from '../../core/screens/useDeed.ts';

interface ServiceActionsProps {
  record: { readonly id: string; readonly version: number; readonly title: string; readonly status: 'ACTIVE' | 'INACTIVE' };
}

/** What can be done with a service. */
export function ServiceActions({ record: { id, version, title, status } }: ServiceActionsProps) {
  const [update, isBusy] = useDeed<ServiceActionsMutation>(
    'service',
    graphql`
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
