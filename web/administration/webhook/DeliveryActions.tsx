import RotateCw from 'lucide-react/icons/rotate-cw';
import { FormattedMessage } from 'react-intl';
import { RowActions } from '../../core/screens/RowActions.tsx';
import { PopoverItem } from '../../core/ui/Popover.tsx';
import { useReplay } from './useReplay.ts';

/** Actions on a delivery. */
export function DeliveryActions({ id, name }: { id: string; name: string }) {
  const [send, isBusy] = useReplay();
  return (
    <RowActions name={name}>
      <PopoverItem disabled={isBusy} onClick={() => void send(id)}>
        <RotateCw size={16} aria-hidden />
        <FormattedMessage id="webhookDelivery.replay" />
      </PopoverItem>
    </RowActions>
  );
}
