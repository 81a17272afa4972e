import Check from 'lucide-react/icons/check';
import Eraser from 'lucide-react/icons/eraser';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { EnquiryActions_enquiry$key } from '../../core/relay/generated/EnquiryActions_enquiry.graphql.ts';
import { RowActions } from '../../core/screens/RowActions.tsx';
import { useAddressedDialog } from '../../core/screens/useAddress.ts';
import { PopoverItem } from '../../core/ui/Popover.tsx';
import { useMarkHandled } from './useMarkHandled.ts';

/** Actions on a demo request. */
export function EnquiryActions({ enquiry }: { enquiry: EnquiryActions_enquiry$key }) {
  const { id, version, name, status } = useFragment(
    graphql`
      fragment EnquiryActions_enquiry on DemoRequest {
        id
        version
        name
        status
      }
    `,
    enquiry,
  );
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
