import Copy from 'lucide-react/icons/copy';
import Pencil from 'lucide-react/icons/pencil';
import Power from 'lucide-react/icons/power';
import Trash2 from 'lucide-react/icons/trash-2';
import { FormattedMessage } from 'react-intl';
import { useMay } from '../session/may.ts';
import { PopoverItem } from '../ui/Popover.tsx';
import { useAddressedDialog } from './useAddress.ts';

/** Opens the record's form. */
export function EditItem({ id }: { id: string }) {
  const { open } = useAddressedDialog();
  if (!useMay('WRITE')) return null;
  return (
    <PopoverItem onClick={() => open(id)}>
      <Pencil size={16} aria-hidden />
      <FormattedMessage id="action.edit" />
    </PopoverItem>
  );
}

/** Opens the form of a new record with the values of this one. */
export function DuplicateItem({ id }: { id: string }) {
  const { duplicate } = useAddressedDialog();
  if (!useMay('WRITE')) return null;
  return (
    <PopoverItem onClick={() => duplicate(id)}>
      <Copy size={16} aria-hidden />
      <FormattedMessage id="action.duplicate" />
    </PopoverItem>
  );
}

/** Opens the confirmation to delete the record. */
export function DeleteItem({ id }: { id: string }) {
  const { open } = useAddressedDialog();
  if (!useMay('DELETE')) return null;
  return (
    <PopoverItem color="red.fg" onClick={() => open(`delete:${id}`)}>
      <Trash2 size={16} aria-hidden />
      <FormattedMessage id="action.delete" />
    </PopoverItem>
  );
}

interface ActivationItemProps {
  status: 'ACTIVE' | 'INACTIVE';
  isBusy: boolean;
  change: (status: 'ACTIVE' | 'INACTIVE') => unknown;
}

/** Deactivates or activates a record. */
export function ActivationItem({ status, isBusy, change }: ActivationItemProps) {
  const isActive = status === 'ACTIVE';
  if (!useMay('WRITE')) return null;
  return (
    <PopoverItem disabled={isBusy} onClick={() => void change(isActive ? 'INACTIVE' : 'ACTIVE')}>
      <Power size={16} aria-hidden />
      <FormattedMessage id={isActive ? 'action.deactivate' : 'action.activate'} />
    </PopoverItem>
  );
}
