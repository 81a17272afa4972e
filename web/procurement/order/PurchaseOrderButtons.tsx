import { Button } from '@chakra-ui/react';
import Check from 'lucide-react/icons/check';
import CheckCheck from 'lucide-react/icons/check-check';
import Lock from 'lucide-react/icons/lock';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { PurchaseOrderButtons_order$key } from '../../core/relay/generated/PurchaseOrderButtons_order.graphql.ts';
import type { PurchaseOrderButtonsAcknowledgeMutation } from '../../core/relay/generated/PurchaseOrderButtonsAcknowledgeMutation.graphql.ts';
import { useAction } from '../../core/screens/useAction.ts';
import { useMay } from '../../core/session/may.ts';
import { CancelPurchaseOrder, ClosePurchaseOrder, IssuePurchaseOrder } from './PurchaseOrderDialogs.tsx';

const dialogs = { issue: IssuePurchaseOrder, close: ClosePurchaseOrder, cancel: CancelPurchaseOrder };

/** Buttons for the next statuses of a purchase order. */
export function PurchaseOrderButtons({ order: key }: { order: PurchaseOrderButtons_order$key }) {
  const order = useFragment(
    graphql`
      fragment PurchaseOrderButtons_order on PurchaseOrder {
        id
        version
        number
        poStatus
      }
    `,
    key,
  );
  const mayApprove = useMay('APPROVE');
  const mayWrite = useMay('WRITE');
  const [dialog, setDialog] = useState<keyof typeof dialogs>();
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
  const { id, version, number, poStatus } = order;
  const isOpen = ['ISSUED', 'ACKNOWLEDGED', 'PARTIALLY_RECEIVED', 'RECEIVED'].includes(poStatus);
  const Dialog = dialog && dialogs[dialog];
  return (
    <>
      {poStatus === 'DRAFT' && mayApprove && (
        <Button onClick={() => setDialog('issue')}>
          <Check aria-hidden />
          <FormattedMessage id="purchaseOrder.issue" />
        </Button>
      )}
      {poStatus === 'ISSUED' && mayWrite && (
        <Button variant="outline" disabled={isAcknowledging} onClick={() => void acknowledge({ input: { id, version } })}>
          <CheckCheck aria-hidden />
          <FormattedMessage id="purchaseOrder.acknowledge" />
        </Button>
      )}
      {isOpen && mayWrite && (
        <Button variant="outline" onClick={() => setDialog('close')}>
          <Lock aria-hidden />
          <FormattedMessage id="purchaseOrder.close" />
        </Button>
      )}
      {['DRAFT', 'ISSUED', 'ACKNOWLEDGED'].includes(poStatus) && mayWrite && (
        <Button variant="outline" onClick={() => setDialog('cancel')}>
          <X aria-hidden />
          <FormattedMessage id="purchaseOrder.cancel" />
        </Button>
      )}
      {Dialog && <Dialog order={{ id, version, name: number ?? '' }} onClose={() => setDialog(undefined)} />}
    </>
  );
}
