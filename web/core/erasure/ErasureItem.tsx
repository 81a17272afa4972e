import Eraser from 'lucide-react/icons/eraser';
import { FormattedMessage } from 'react-intl';
import { useAddressedDialog } from '../screens/useAddress.ts';
import { permissionNames } from '../session/permissions.ts';
import { grantedPermissions } from '../session/session.ts';
import { PopoverItem } from '../ui/Popover.tsx';

/** Opens the erasure of a person's data, for administrators. */
export function ErasureItem({ id }: { id: string }) {
  const { open } = useAddressedDialog();
  if (!grantedPermissions().includes(permissionNames.ADMINISTRATIVE_ROLES)) return null;
  return (
    <PopoverItem color="red.fg" onClick={() => open(`erase:${id}`)}>
      <Eraser size={16} aria-hidden />
      <FormattedMessage id="erasure.action" />
    </PopoverItem>
  );
}
