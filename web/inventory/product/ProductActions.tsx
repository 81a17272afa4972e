import { graphql } from 'react-relay';
import type { ProductActionsMutation } from '../../core/relay/generated/ProductActionsMutation.graphql.ts';
import { ActivationItem, DeleteItem, EditItem } from '../../core/screens/RecordItems.tsx';
import { RowActions } from '../../core/screens/RowActions.tsx';
import { useDeed } from '../../core/screens/useDeed.ts';

interface ProductActionsProps {
  product: { readonly id: string; readonly version: number; readonly name: string; readonly status: 'ACTIVE' | 'INACTIVE' };
}

/** What can be done with a product. */
export function ProductActions({ product: { id, version, name, status } }: ProductActionsProps) {
  const [update, isBusy] = useDeed<ProductActionsMutation>(
    'product',
    graphql`
      mutation ProductActionsMutation($input: UpdateInventoryProductInput!) {
        updateInventoryProduct(input: $input) {
          ...saving_payload
          inventoryProduct {
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
      <DeleteItem id={id} />
    </RowActions>
  );
}
