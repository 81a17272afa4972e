import Merge from 'lucide-react/icons/merge';
import { FormattedMessage } from 'react-intl';
import { useAddressedDialog } from '../../core/screens/useAddress.ts';
import { PopoverItem } from '../../core/ui/Popover.tsx';

/** Menu item that opens the choice of a record to merge with. */
export function MergeItem({ id }: { id: string }) {
  const { open } = useAddressedDialog();
  return (
    <PopoverItem onClick={() => open(`merge:${id}`)}>
      <Merge size={16} aria-hidden />
      <FormattedMessage id="merge.action" />
    </PopoverItem>
  );
}
