import { graphql } from 'react-relay';
import type { PackageActionsMutation } from '../../core/relay/generated/PackageActionsMutation.graphql.ts';
import { ActivationItem, DeleteItem, DuplicateItem, EditItem } from '../../core/screens/RecordItems.tsx';
import { RowActions } from '../../core/screens/RowActions.tsx';
import { useDeed } from '../../core/screens/useDeed.ts';

interface PackageActionsProps {
  record: { readonly id: string; readonly version: number; readonly title: string; readonly status: 'ACTIVE' | 'INACTIVE' };
}

/** What can be done with a package. */
export function PackageActions({ record: { id, version, title, status } }: PackageActionsProps) {
  const [update, isBusy] = useDeed<PackageActionsMutation>(
    'package',
    graphql`
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
