import { graphql } from 'react-relay';
import { issuePurchaseOrderRules } from '../../../server/procurement/order/purchaseOrder.rules.ts';
import { TextAreaField } from '../../core/fields/TextAreaField.tsx';
import type { PurchaseOrderDialogsIssueMutation } from '../../core/relay/generated/PurchaseOrderDialogsIssueMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { useRevalidate } from '../../core/relay/useRevalidate.ts';
import { ConfirmAction } from '../../core/screens/ConfirmAction.tsx';
import { FormDialog } from '../../core/screens/FormDialog.tsx';
import { RejectDialog } from '../approval/RejectDialog.tsx';

interface OrderDialogProps {
  order: { readonly id: string; readonly version: number; readonly name: string };
  onClose: () => void;
}

/** Issues a draft; above a cap that asks for approval, with a reason. */
export function IssuePurchaseOrder({ order: { id, version }, onClose }: OrderDialogProps) {
  const revalidate = useRevalidate();
  const [issue, isSaving] = useSaving<PurchaseOrderDialogsIssueMutation>(graphql`
    mutation PurchaseOrderDialogsIssueMutation($input: IssuePurchaseOrderInput!) {
      issuePurchaseOrder(input: $input) {
        ...saving_payload
        purchaseOrder {
          number
          ...PurchaseOrderButtons_order
          ...PurchaseOrderPanel_order
        }
      }
    }
  `);
  return (
    <FormDialog
      entity="purchaseOrder"
      size="sm"
      title="purchaseOrder.issue"
      submitLabel="purchaseOrder.issue"
      rules={issuePurchaseOrderRules}
      values={{ overrideReason: '' }}
      version={version}
      save={(input, base) => issue({ input: { id, version: base, ...input } })}
      isSaving={isSaving}
      onClose={async () => {
        onClose();
        await revalidate();
      }}
    >
      <TextAreaField name="overrideReason" rows={3} />
    </FormDialog>
  );
}

/** Asks before an order is closed, so that no more is expected of it. */
export const ClosePurchaseOrder = ({ order, onClose }: OrderDialogProps) => (
  <ConfirmAction
    record={order}
    entity="purchaseOrder"
    mutation={graphql`
      mutation PurchaseOrderDialogsCloseMutation($input: RecordInput!) {
        closePurchaseOrder(input: $input) {
          ...saving_payload
          purchaseOrder {
            ...PurchaseOrderButtons_order
          }
        }
      }
    `}
    title="purchaseOrder.closeTitle"
    text="purchaseOrder.closeText"
    action="purchaseOrder.close"
    onClose={onClose}
  />
);

/** Asks before an order is cancelled. */
export const CancelPurchaseOrder = ({ order, onClose }: OrderDialogProps) => (
  <ConfirmAction
    record={order}
    entity="purchaseOrder"
    mutation={graphql`
      mutation PurchaseOrderDialogsCancelMutation($input: RecordInput!) {
        cancelPurchaseOrder(input: $input) {
          ...saving_payload
          purchaseOrder {
            ...PurchaseOrderButtons_order
          }
        }
      }
    `}
    title="purchaseOrder.cancelTitle"
    text="purchaseOrder.cancelText"
    action="purchaseOrder.cancel"
    onClose={onClose}
  />
);

/** Sends the draft of an order back, with a reason. */
export const RejectPurchaseOrder = ({ order, onClose }: OrderDialogProps) => (
  <RejectDialog
    entity="purchaseOrder"
    record={order}
    mutation={graphql`
      mutation PurchaseOrderDialogsRejectMutation($input: RejectInput!) {
        rejectPurchaseOrder(input: $input) {
          ...saving_payload
          purchaseOrder {
            ...PurchaseOrderPanel_order
          }
        }
      }
    `}
    onClose={onClose}
  />
);
