import Check from 'lucide-react/icons/check';
import { FormattedMessage } from 'react-intl';
import { RowActions } from '../../core/screens/RowActions.tsx';
import { PopoverItem } from '../../core/ui/Popover.tsx';
import type { EnquiryRow } from './EnquiryList.tsx';
import { useMarkHandled } from './useMarkHandled.ts';

/** What can be done with a demo request, until it is done. */
export function EnquiryActions({ enquiry: { id, version, name, status } }: { enquiry: EnquiryRow }) {
  const [markHandled, isBusy] = useMarkHandled();
  if (status === 'HANDLED') return null;
  return (
    <RowActions name={name}>
      <PopoverItem disabled={isBusy} onClick={() => void markHandled({ input: { id, version } })}>
        <Check size={16} aria-hidden />
        <FormattedMessage id="enquiry.markHandled" />
      </PopoverItem>
    </RowActions>
  );
}
