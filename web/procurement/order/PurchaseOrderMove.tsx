import { graphql, useFragment } from 'react-relay';
import type { PurchaseOrderMove_order$key } from '../../core/relay/generated/PurchaseOrderMove_order.graphql.ts';
import { EnterBill } from '../bill/EnterBill.tsx';
import { ReceivePurchaseOrder } from '../receipt/ReceivePurchaseOrder.tsx';
import { ReturnPurchaseOrder } from '../receipt/ReturnPurchaseOrder.tsx';
import { CancelPurchaseOrder, ClosePurchaseOrder, IssuePurchaseOrder, RejectPurchaseOrder } from './PurchaseOrderDialogs.tsx';
import { RevisePurchaseOrder } from './RevisePurchaseOrder.tsx';

const questions = { issue: IssuePurchaseOrder, reject: RejectPurchaseOrder, close: ClosePurchaseOrder, cancel: CancelPurchaseOrder };
const forms = { revise: RevisePurchaseOrder, receive: ReceivePurchaseOrder, return: ReturnPurchaseOrder, bill: EnterBill };

/** What a dialog of a purchase order does. */
export type MoveName = keyof typeof questions | keyof typeof forms;

/** The open dialog of a purchase order. */
export function PurchaseOrderMove({
  order: key,
  move,
  onClose,
}: {
  order: PurchaseOrderMove_order$key;
  move: MoveName;
  onClose: () => void;
}) {
  const order = useFragment(
    graphql`
      fragment PurchaseOrderMove_order on PurchaseOrder {
        id
        version
        number
        ...ReceivePurchaseOrder_order
        ...ReturnPurchaseOrder_order
        ...EnterBill_order
      }
    `,
    key,
  );
  if (move in forms) {
    const Form = forms[move as keyof typeof forms];
    return <Form order={order} onClose={onClose} />;
  }
  const Question = questions[move as keyof typeof questions];
  const { id, version, number } = order;
  return <Question order={{ id, version, name: number ?? '' }} onClose={onClose} />;
}
