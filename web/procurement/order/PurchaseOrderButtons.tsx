import { Button } from '@chakra-ui/react';
import Check from 'lucide-react/icons/check';
import FileInput from 'lucide-react/icons/file-input';
import PackageCheck from 'lucide-react/icons/package-check';
import Send from 'lucide-react/icons/send';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { PurchaseOrderButtons_order$key } from '../../core/relay/generated/PurchaseOrderButtons_order.graphql.ts';
import type { PurchaseOrderButtonsSendMutation } from '../../core/relay/generated/PurchaseOrderButtonsSendMutation.graphql.ts';
import { SendButton } from '../../core/record/SendButton.tsx';
import { useAction } from '../../core/screens/useAction.ts';
import { useMay } from '../../core/session/may.ts';
import { isOpenOrder } from './isOpenOrder.ts';
import type { MoveName } from './PurchaseOrderMove.tsx';

/** Buttons for the next step of a purchase order. */
export function PurchaseOrderButtons({ order: key, onMove }: { order: PurchaseOrderButtons_order$key; onMove: (move: MoveName) => void }) {
  const { id, version, poStatus, billing, sentAt } = useFragment(
    graphql`
      fragment PurchaseOrderButtons_order on PurchaseOrder {
        id
        version
        poStatus
        billing
        sentAt
      }
    `,
    key,
  );
  const mayApprove = useMay('APPROVE');
  const mayWrite = useMay('WRITE');
  const [send, isSending] = useAction<PurchaseOrderButtonsSendMutation>(
    'purchaseOrder',
    graphql`
      mutation PurchaseOrderButtonsSendMutation($input: RecordInput!) {
        sendPurchaseOrder(input: $input) {
          ...saving_payload
          purchaseOrder {
            ...PurchaseOrderButtons_order
          }
        }
      }
    `,
    'purchaseOrder.sent',
  );
  const isOpen = isOpenOrder(poStatus);
  return (
    <>
      {poStatus === 'DRAFT' && mayApprove && (
        <Button onClick={() => onMove('issue')}>
          <Check aria-hidden />
          <FormattedMessage id="purchaseOrder.issue" />
        </Button>
      )}
      {['ISSUED', 'ACKNOWLEDGED', 'PARTIALLY_RECEIVED'].includes(poStatus) && mayApprove && (
        <Button onClick={() => onMove('receive')}>
          <PackageCheck aria-hidden />
          <FormattedMessage id="purchaseOrder.receive" />
        </Button>
      )}
      {poStatus !== 'DRAFT' && poStatus !== 'CANCELLED' && billing !== 'FULLY' && mayWrite && (
        <Button variant={poStatus === 'RECEIVED' ? 'solid' : 'outline'} onClick={() => onMove('bill')}>
          <FileInput aria-hidden />
          <FormattedMessage id="procurementInvoice.enter" />
        </Button>
      )}
      {isOpen && mayWrite && (
        <Button variant={sentAt ? 'outline' : 'solid'} disabled={isSending} onClick={() => void send({ input: { id, version } })}>
          <Send aria-hidden />
          <FormattedMessage id={sentAt ? 'purchaseOrder.sendAgain' : 'purchaseOrder.send'} />
        </Button>
      )}
      {isOpen && <SendButton id={id} variant="outline" />}
    </>
  );
}
