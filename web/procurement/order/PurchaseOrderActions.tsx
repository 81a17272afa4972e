import CheckCheck from 'lucide-react/icons/check-check';
import Lock from 'lucide-react/icons/lock';
import Pencil from 'lucide-react/icons/pencil';
import Undo2 from 'lucide-react/icons/undo-2';
import X from 'lucide-react/icons/x';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { PurchaseOrderActions_order$key } from '../../core/relay/generated/PurchaseOrderActions_order.graphql.ts';
import type { PurchaseOrderActionsMutation } from '../../core/relay/generated/PurchaseOrderActionsMutation.graphql.ts';
import { useAction } from '../../core/screens/useAction.ts';
import { useMay } from '../../core/session/may.ts';
import { PopoverItem } from '../../core/ui/Popover.tsx';
import type { MoveName } from './PurchaseOrderMove.tsx';
import { isOpenOrder } from './isOpenOrder.ts';

/** Menu items of a purchase order: what is done to it less often. */
export function PurchaseOrderActions({ order: key, onMove }: { order: PurchaseOrderActions_order$key; onMove: (move: MoveName) => void }) {
  const { id, version, poStatus, lines } = useFragment(
    graphql`
      fragment PurchaseOrderActions_order on PurchaseOrder {
        id
        version
        poStatus
        lines {
          accepted
        }
      }
    `,
    key,
  );
  const mayApprove = useMay('APPROVE');
  const [acknowledge, isAcknowledging] = useAction<PurchaseOrderActionsMutation>(
    'purchaseOrder',
    graphql`
      mutation PurchaseOrderActionsMutation($input: RecordInput!) {
        acknowledgePurchaseOrder(input: $input) {
          ...saving_payload
          purchaseOrder {
            ...PurchaseOrderActions_order
            ...PurchaseOrderButtons_order
          }
        }
      }
    `,
    'purchaseOrder.acknowledged',
  );
  if (!mayApprove) return null;
  const isOpen = isOpenOrder(poStatus);
  return (
    <>
      {poStatus === 'ISSUED' && (
        <PopoverItem disabled={isAcknowledging} onClick={() => void acknowledge({ input: { id, version } })}>
          <CheckCheck size={16} aria-hidden />
          <FormattedMessage id="purchaseOrder.acknowledge" />
        </PopoverItem>
      )}
      {poStatus === 'DRAFT' && (
        <PopoverItem onClick={() => onMove('reject')}>
          <Undo2 size={16} aria-hidden />
          <FormattedMessage id="approval.reject" />
        </PopoverItem>
      )}
      {isOpen && (
        <PopoverItem onClick={() => onMove('revise')}>
          <Pencil size={16} aria-hidden />
          <FormattedMessage id="purchaseOrder.revise" />
        </PopoverItem>
      )}
      {(isOpen || poStatus === 'CLOSED') && lines.some(({ accepted }) => Number(accepted) > 0) && (
        <PopoverItem onClick={() => onMove('return')}>
          <Undo2 size={16} aria-hidden />
          <FormattedMessage id="purchaseOrder.return" />
        </PopoverItem>
      )}
      {isOpen && (
        <PopoverItem onClick={() => onMove('close')}>
          <Lock size={16} aria-hidden />
          <FormattedMessage id="purchaseOrder.close" />
        </PopoverItem>
      )}
      {['DRAFT', 'ISSUED', 'ACKNOWLEDGED'].includes(poStatus) && (
        <PopoverItem onClick={() => onMove('cancel')}>
          <X size={16} aria-hidden />
          <FormattedMessage id="purchaseOrder.cancel" />
        </PopoverItem>
      )}
    </>
  );
}
