import Copy from 'lucide-react/icons/copy';
import Pencil from 'lucide-react/icons/pencil';
import Power from 'lucide-react/icons/power';
import Trash2 from 'lucide-react/icons/trash-2';
import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import type { CustomerActionsMutation } from '../../core/relay/generated/CustomerActionsMutation.graphql.ts';
import { RowActions } from '../../core/screens/RowActions.tsx';
import { useAddressedDialog } from '../../core/screens/useAddress.ts';
import { useDeed } from '../../core/screens/useDeed.ts';
import { PopoverItem } from '../../core/ui/Popover.tsx';
import { MergeItem } from '../party/MergeItem.tsx';

interface CustomerActionsProps {
  customer: { readonly id: string; readonly version: number; readonly name: string; readonly status: 'ACTIVE' | 'INACTIVE' };
}

/** What can be done with a customer. */
export function CustomerActions({ customer: { id, version, name, status } }: CustomerActionsProps) {
  const { open, duplicate } = useAddressedDialog();
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
      <PopoverItem onClick={() => duplicate(id)}>
        <Copy size={16} aria-hidden />
        <FormattedMessage id="action.duplicate" />
      </PopoverItem>
      <MergeItem id={id} />
      <PopoverItem color="red.fg" onClick={() => open(`delete:${id}`)}>
        <Trash2 size={16} aria-hidden />
        <FormattedMessage id="action.delete" />
      </PopoverItem>
    </RowActions>
  );
}
