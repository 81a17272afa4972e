import KeyRound from 'lucide-react/icons/key-round';
import Radio from 'lucide-react/icons/radio';
import Send from 'lucide-react/icons/send';
import { FormattedMessage } from 'react-intl';
import { useOpenRecord } from '../../core/record/useOpenRecord.ts';
import { DeleteItem, DuplicateItem, EditItem } from '../../core/screens/RecordItems.tsx';
import { RowActions } from '../../core/screens/RowActions.tsx';
import { useAddressedDialog } from '../../core/screens/useAddress.ts';
import { PopoverItem } from '../../core/ui/Popover.tsx';
import { useWebhookTest } from './useWebhookTest.ts';

/** Actions on a webhook. */
export function WebhookActions({ webhook: { id, name } }: { webhook: { id: string; name: string } }) {
  const { open } = useAddressedDialog();
  const openRecord = useOpenRecord();
  const sendTest = useWebhookTest(id);
  return (
    <RowActions name={name}>
      <EditItem id={id} />
      <PopoverItem onClick={() => open(`secret:${id}`)}>
        <KeyRound size={16} aria-hidden />
        <FormattedMessage id="webhook.newSecret" />
      </PopoverItem>
      <PopoverItem onClick={() => void sendTest()}>
        <Radio size={16} aria-hidden />
        <FormattedMessage id="webhook.test" />
      </PopoverItem>
      <PopoverItem onClick={() => void openRecord(id)}>
        <Send size={16} aria-hidden />
        <FormattedMessage id="webhook.deliveries" />
      </PopoverItem>
      <DuplicateItem id={id} />
      <DeleteItem id={id} />
    </RowActions>
  );
}
