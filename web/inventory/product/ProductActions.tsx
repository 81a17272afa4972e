import ArrowUpDown from 'lucide-react/icons/arrow-up-down';
import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import type { ProductActionsMutation } from '../../core/relay/generated/ProductActionsMutation.graphql.ts';
import { ActivationItem, DeleteItem, DuplicateItem, EditItem } from '../../core/screens/RecordItems.tsx';
import { RowActions } from '../../core/screens/RowActions.tsx';
import { useAddressedDialog } from '../../core/screens/useAddress.ts';
import { useAction } from '../../core/screens/useAction.ts';
import { PopoverItem } from '../../core/ui/Popover.tsx';
import { useMayKeepStock } from '../stock/useMayKeepStock.ts';

interface ProductActionsProps {
  product: { readonly id: string; readonly version: number; readonly name: string; readonly status: 'ACTIVE' | 'INACTIVE' };
}

/** Actions on a product. */
export function ProductActions({ product: { id, version, name, status } }: ProductActionsProps) {
  const { open } = useAddressedDialog();
  const mayKeepStock = useMayKeepStock();
  const [update, isBusy] = useAction<ProductActionsMutation>(
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
      {mayKeepStock && (
        <PopoverItem onClick={() => open(`stock:${id}`)}>
          <ArrowUpDown size={16} aria-hidden />
          <FormattedMessage id="stockAdjustment.new" />
        </PopoverItem>
      )}
      <ActivationItem status={status} isBusy={isBusy} change={next => update({ input: { id, version, status: next } })} />
      <DuplicateItem id={id} />
      <DeleteItem id={id} />
    </RowActions>
  );
}
