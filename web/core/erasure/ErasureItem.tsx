import Download from 'lucide-react/icons/download';
import Eraser from 'lucide-react/icons/eraser';
import { FormattedMessage } from 'react-intl';
import { useAddressedDialog } from '../screens/useAddress.ts';
import { permissionNames } from '../session/permissions.ts';
import { grantedPermissions } from '../session/session.ts';
import { PopoverItem } from '../ui/Popover.tsx';

/** Menu items for data subject requests, shown to administrators: download a person's data, or erase it. */
export function ErasureItem({ id }: { id: string }) {
  const { open } = useAddressedDialog();
  if (!grantedPermissions().includes(permissionNames.ADMINISTRATIVE_ROLES)) return null;
  return (
    <>
      <PopoverItem onClick={() => void window.open(`/export/person/${id}`, '_self')}>
        <Download size={16} aria-hidden />
        <FormattedMessage id="erasure.download" />
      </PopoverItem>
      <PopoverItem color="red.fg" onClick={() => open(`erase:${id}`)}>
        <Eraser size={16} aria-hidden />
        <FormattedMessage id="erasure.action" />
      </PopoverItem>
    </>
  );
}
