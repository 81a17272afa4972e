import Copy from 'lucide-react/icons/copy';
import KeyRound from 'lucide-react/icons/key-round';
import Pencil from 'lucide-react/icons/pencil';
import Send from 'lucide-react/icons/send';
import Trash2 from 'lucide-react/icons/trash-2';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { RowActions } from '../../core/screens/RowActions.tsx';
import { useAddressedDialog } from '../../core/screens/useAddress.ts';
import { PopoverItem } from '../../core/ui/Popover.tsx';

/** What can be done with a webhook. */
export function WebhookActions({ webhook: { id, name } }: { webhook: { id: string; name: string } }) {
  const { open, duplicate } = useAddressedDialog();
  const navigate = useNavigate();
  return (
    <RowActions name={name}>
      <PopoverItem onClick={() => open(id)}>
        <Pencil size={16} aria-hidden />
        <FormattedMessage id="action.edit" />
      </PopoverItem>
      <PopoverItem onClick={() => open(`secret:${id}`)}>
        <KeyRound size={16} aria-hidden />
        <FormattedMessage id="webhook.newSecret" />
      </PopoverItem>
      <PopoverItem onClick={() => void navigate(`/settings/webhooks/${id}/`)}>
        <Send size={16} aria-hidden />
        <FormattedMessage id="webhook.deliveries" />
      </PopoverItem>
      <PopoverItem onClick={() => duplicate(id)}>
        <Copy size={16} aria-hidden />
        <FormattedMessage id="action.duplicate" />
      </PopoverItem>
      <PopoverItem color="red.fg" onClick={() => open(`delete:${id}`)}>
        <Trash2 size={16} aria-hidden />
        <FormattedMessage id="action.delete" />
      </PopoverItem>
    </RowActions>
  );
}
