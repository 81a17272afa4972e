import Check from 'lucide-react/icons/check';
import Eraser from 'lucide-react/icons/eraser';
import { FormattedMessage } from 'react-intl';
import { RowActions } from '../../core/screens/RowActions.tsx';
import { useAddressedDialog } from '../../core/screens/useAddress.ts';
import { PopoverItem } from '../../core/ui/Popover.tsx';
import type { EnquiryRow } from './EnquiryList.tsx';
import { useMarkHandled } from './useMarkHandled.ts';

/** What can be done with a demo request. */
export function EnquiryActions({ enquiry: { id, version, name, status } }: { enquiry: EnquiryRow }) {
  const { open } = useAddressedDialog();
  const [markHandled, isBusy] = useMarkHandled();
  return (
    <RowActions name={name}>
      {status === 'NEW' && (
        <PopoverItem disabled={isBusy} onClick={() => void markHandled({ input: { id, version } })}>
          <Check size={16} aria-hidden />
          <FormattedMessage id="enquiry.markHandled" />
        </PopoverItem>
      )}
      <PopoverItem color="red.fg" onClick={() => open(`erase:${id}`)}>
        <Eraser size={16} aria-hidden />
        <FormattedMessage id="erasure.action" />
      </PopoverItem>
    </RowActions>
  );
}
