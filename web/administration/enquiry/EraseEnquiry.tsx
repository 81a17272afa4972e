import { graphql } from 'react-relay';
import { ConfirmDeed } from '../../core/screens/ConfirmDeed.tsx';
import { useAddressedDialog } from '../../core/screens/useAddress.ts';
import type { EnquiryRow } from './EnquiryList.tsx';

/** Asks before whoever asked for a demo is erased, if the address says so. */
export function EraseEnquiry({ enquiries }: { enquiries: EnquiryRow[] }) {
  const { dialog, close } = useAddressedDialog();
  const enquiry = enquiries.find(({ id }) => dialog === `erase:${id}`);
  if (!enquiry) return null;
  return (
    <ConfirmDeed
      record={enquiry}
      entity="enquiry"
      mutation={graphql`
        mutation EraseEnquiryMutation($input: RecordInput!) {
          eraseDemoRequest(input: $input) {
            ...saving_payload
            demoRequest {
              id
              version
              name
              company
              email
              message
              status
            }
          }
        }
      `}
      title="enquiry.eraseTitle"
      text="enquiry.eraseText"
      action="erasure.action"
      onClose={close}
    />
  );
}
