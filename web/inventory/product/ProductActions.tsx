import Pencil from 'lucide-react/icons/pencil';
import Power from 'lucide-react/icons/power';
import Trash2 from 'lucide-react/icons/trash-2';
import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import type { ProductActionsMutation } from '../../core/relay/generated/ProductActionsMutation.graphql.ts';
import { RowActions } from '../../core/screens/RowActions.tsx';
import { useAddressedDialog } from '../../core/screens/useAddress.ts';
import { useDeed } from '../../core/screens/useDeed.ts';
import { PopoverItem } from '../../core/ui/Popover.tsx';

interface ProductActionsProps {
  product: { readonly id: string; readonly version: number; readonly name: string; readonly status: 'ACTIVE' | 'INACTIVE' };
}

/** What can be done with a product. */
export function ProductActions({ product: { id, version, name, status } }: ProductActionsProps) {
  const { open } = useAddressedDialog();
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
  const isActive = status === 'ACTIVE';
  return (
    <RowActions name={name}>
      <PopoverItem onClick={() => open(id)}>
        <Pencil size={16} aria-hidden />
        <FormattedMessage id="action.edit" />
      </PopoverItem>
      <PopoverItem disabled={isBusy} onClick={() => void update({ input: { id, version, status: isActive ? 'INACTIVE' : 'ACTIVE' } })}>
        <Power size={16} aria-hidden />
        <FormattedMessage id={isActive ? 'action.deactivate' : 'action.activate'} />
      </PopoverItem>
      <PopoverItem color="red.fg" onClick={() => open(`delete:${id}`)}>
        <Trash2 size={16} aria-hidden />
        <FormattedMessage id="action.delete" />
      </PopoverItem>
    </RowActions>
  );
}
