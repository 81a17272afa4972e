import { graphql, useFragment } from 'react-relay';
import type { EraseEnquiry_enquiry$key } from '../../core/relay/generated/EraseEnquiry_enquiry.graphql.ts';
import { ConfirmAction } from '../../core/screens/ConfirmAction.tsx';

/** Asks for confirmation before erasing a demo request with its personal data. */
export function EraseEnquiry({ enquiry, onClose }: { enquiry: EraseEnquiry_enquiry$key; onClose: () => unknown }) {
  const record = useFragment(
    graphql`
      fragment EraseEnquiry_enquiry on DemoRequest {
        id
        version
        name
      }
    `,
    enquiry,
  );
  return (
    <ConfirmAction
      record={record}
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
      onClose={onClose}
    />
  );
}
