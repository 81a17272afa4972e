import KeyRound from 'lucide-react/icons/key-round';
import Send from 'lucide-react/icons/send';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { DeleteItem, DuplicateItem, EditItem } from '../../core/screens/RecordItems.tsx';
import { RowActions } from '../../core/screens/RowActions.tsx';
import { useAddressedDialog } from '../../core/screens/useAddress.ts';
import { PopoverItem } from '../../core/ui/Popover.tsx';

/** What can be done with a webhook. */
export function WebhookActions({ webhook: { id, name } }: { webhook: { id: string; name: string } }) {
  const { open } = useAddressedDialog();
  const navigate = useNavigate();
  return (
    <RowActions name={name}>
      <EditItem id={id} />
      <PopoverItem onClick={() => open(`secret:${id}`)}>
        <KeyRound size={16} aria-hidden />
        <FormattedMessage id="webhook.newSecret" />
      </PopoverItem>
      <PopoverItem onClick={() => void navigate(`/settings/webhooks/${id}/`)}>
        <Send size={16} aria-hidden />
        <FormattedMessage id="webhook.deliveries" />
      </PopoverItem>
      <DuplicateItem id={id} />
      <DeleteItem id={id} />
    </RowActions>
  );
}
