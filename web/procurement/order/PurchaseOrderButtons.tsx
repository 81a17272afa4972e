import { Button } from '@chakra-ui/react';
import Check from 'lucide-react/icons/check';
import CheckCheck from 'lucide-react/icons/check-check';
import FileInput from 'lucide-react/icons/file-input';
import Lock from 'lucide-react/icons/lock';
import PackageCheck from 'lucide-react/icons/package-check';
import Pencil from 'lucide-react/icons/pencil';
import Send from 'lucide-react/icons/send';
import Undo2 from 'lucide-react/icons/undo-2';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { PurchaseOrderButtons_order$key } from '../../core/relay/generated/PurchaseOrderButtons_order.graphql.ts';
import type { PurchaseOrderButtonsAcknowledgeMutation } from '../../core/relay/generated/PurchaseOrderButtonsAcknowledgeMutation.graphql.ts';
import type { PurchaseOrderButtonsSendMutation } from '../../core/relay/generated/PurchaseOrderButtonsSendMutation.graphql.ts';
import { SendButton } from '../../core/record/SendButton.tsx';
import { useAction } from '../../core/screens/useAction.ts';
import { useMay } from '../../core/session/may.ts';
import { EnterBill } from '../bill/EnterBill.tsx';
import { ReceivePurchaseOrder } from '../receipt/ReceivePurchaseOrder.tsx';
import { ReturnPurchaseOrder } from '../receipt/ReturnPurchaseOrder.tsx';
import { RevisePurchaseOrder } from './RevisePurchaseOrder.tsx';
import { CancelPurchaseOrder, ClosePurchaseOrder, IssuePurchaseOrder } from './PurchaseOrderDialogs.tsx';

const dialogs = { issue: IssuePurchaseOrder, close: ClosePurchaseOrder, cancel: CancelPurchaseOrder };

const moves = { revise: RevisePurchaseOrder, receive: ReceivePurchaseOrder, return: ReturnPurchaseOrder, bill: EnterBill };

/** Buttons for the next statuses of a purchase order. */
export function PurchaseOrderButtons({ order: key }: { order: PurchaseOrderButtons_order$key }) {
  const order = useFragment(
    graphql`
      fragment PurchaseOrderButtons_order on PurchaseOrder {
        id
        version
        number
        poStatus
        billing
        sentAt
        lines {
          accepted
        }
        ...ReceivePurchaseOrder_order
        ...ReturnPurchaseOrder_order
        ...EnterBill_order
      }
    `,
    key,
  );
  const mayApprove = useMay('APPROVE');
  const mayWrite = useMay('WRITE');
  const [dialog, setDialog] = useState<keyof typeof dialogs>();
  const [move, setMove] = useState<keyof typeof moves>();
  const [acknowledge, isAcknowledging] = useAction<PurchaseOrderButtonsAcknowledgeMutation>(
    'purchaseOrder',
    graphql`
      mutation PurchaseOrderButtonsAcknowledgeMutation($input: RecordInput!) {
        acknowledgePurchaseOrder(input: $input) {
          ...saving_payload
          purchaseOrder {
            ...PurchaseOrderButtons_order
          }
        }
      }
    `,
    'purchaseOrder.acknowledged',
  );
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
  const { id, version, number, poStatus, billing, sentAt, lines } = order;
  const isOpen = ['ISSUED', 'ACKNOWLEDGED', 'PARTIALLY_RECEIVED', 'RECEIVED'].includes(poStatus);
  const Dialog = dialog && dialogs[dialog];
  const Move = move && moves[move];
  return (
    <>
      {poStatus === 'DRAFT' && mayApprove && (
        <Button onClick={() => setDialog('issue')}>
          <Check aria-hidden />
          <FormattedMessage id="purchaseOrder.issue" />
        </Button>
      )}
      {['ISSUED', 'ACKNOWLEDGED', 'PARTIALLY_RECEIVED'].includes(poStatus) && mayApprove && (
        <Button onClick={() => setMove('receive')}>
          <PackageCheck aria-hidden />
          <FormattedMessage id="purchaseOrder.receive" />
        </Button>
      )}
      {poStatus !== 'DRAFT' && poStatus !== 'CANCELLED' && billing !== 'FULLY' && mayWrite && (
        <Button variant={poStatus === 'RECEIVED' ? 'solid' : 'outline'} onClick={() => setMove('bill')}>
          <FileInput aria-hidden />
          <FormattedMessage id="procurementInvoice.enter" />
        </Button>
      )}
      {poStatus === 'ISSUED' && mayApprove && (
        <Button variant="outline" disabled={isAcknowledging} onClick={() => void acknowledge({ input: { id, version } })}>
          <CheckCheck aria-hidden />
          <FormattedMessage id="purchaseOrder.acknowledge" />
        </Button>
      )}
      {isOpen && mayWrite && (
        <Button variant={sentAt ? 'outline' : 'solid'} disabled={isSending} onClick={() => void send({ input: { id, version } })}>
          <Send aria-hidden />
          <FormattedMessage id={sentAt ? 'purchaseOrder.sendAgain' : 'purchaseOrder.send'} />
        </Button>
      )}
      {isOpen && mayApprove && (
        <Button variant="outline" onClick={() => setMove('revise')}>
          <Pencil aria-hidden />
          <FormattedMessage id="purchaseOrder.revise" />
        </Button>
      )}
      {isOpen && <SendButton id={id} variant="outline" />}
      {isOpen && mayApprove && lines.some(({ accepted }) => Number(accepted) > 0) && (
        <Button variant="outline" onClick={() => setMove('return')}>
          <Undo2 aria-hidden />
          <FormattedMessage id="purchaseOrder.return" />
        </Button>
      )}
      {isOpen && mayApprove && (
        <Button variant="outline" onClick={() => setDialog('close')}>
          <Lock aria-hidden />
          <FormattedMessage id="purchaseOrder.close" />
        </Button>
      )}
      {['DRAFT', 'ISSUED', 'ACKNOWLEDGED'].includes(poStatus) && mayApprove && (
        <Button variant="outline" onClick={() => setDialog('cancel')}>
          <X aria-hidden />
          <FormattedMessage id="purchaseOrder.cancel" />
        </Button>
      )}
      {Move && <Move order={order} onClose={() => setMove(undefined)} />}
      {Dialog && <Dialog order={{ id, version, name: number ?? '' }} onClose={() => setDialog(undefined)} />}
    </>
  );
}
