import { Button } from '@chakra-ui/react';
import Send from 'lucide-react/icons/send';
import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import type { SendRequisitionMutation } from '../../core/relay/generated/SendRequisitionMutation.graphql.ts';
import { useAction } from '../../core/screens/useAction.ts';

/** Mails each vendor of an approved requisition a link to enter prices. */
export function SendRequisition({ id, isSent }: { id: string; isSent: boolean }) {
  const [send, isBusy] = useAction<SendRequisitionMutation>(
    'requisition',
    graphql`
      mutation SendRequisitionMutation($input: SendRequisitionInput!) {
        sendRequisition(input: $input) {
          ...saving_payload
          requisition {
            ...RequisitionVendors_requisition
          }
        }
      }
    `,
    'requisition.sent',
  );
  return (
    <Button variant={isSent ? 'outline' : undefined} disabled={isBusy} onClick={() => void send({ input: { requisitionId: id } })}>
      <Send aria-hidden />
      <FormattedMessage id={isSent ? 'requisition.sendAgain' : 'requisition.send'} />
    </Button>
  );
}
