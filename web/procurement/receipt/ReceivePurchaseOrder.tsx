import { graphql, useFragment } from 'react-relay';
import { Decimal } from '../../../server/core/money/arithmetic.ts';
import { receivePurchaseRules } from '../../../server/procurement/receipt/purchaseReceipt.rules.ts';
import { FieldGrid } from '../../core/fields/FieldGrid.tsx';
import { TextAreaField } from '../../core/fields/TextAreaField.tsx';
import { TextField } from '../../core/fields/TextField.tsx';
import type { ReceivePurchaseOrder_order$key } from '../../core/relay/generated/ReceivePurchaseOrder_order.graphql.ts';
import type { ReceivePurchaseOrderMutation } from '../../core/relay/generated/ReceivePurchaseOrderMutation.graphql.ts';
import { useOnce } from '../../core/relay/useOnce.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { useRevalidate } from '../../core/relay/useRevalidate.ts';
import { FormDialog } from '../../core/screens/FormDialog.tsx';
import { WarehouseSelect } from '../../inventory/warehouse/WarehouseSelect.tsx';
import { ReceivedLines } from './ReceivedLines.tsx';
import { ScanReceived } from './ScanReceived.tsx';

interface ReceivePurchaseOrderProps {
  order: ReceivePurchaseOrder_order$key;
  onClose: () => void;
}

/** Receives goods of an order: what is still expected, unless less is accepted. */
export function ReceivePurchaseOrder({ order: key, onClose }: ReceivePurchaseOrderProps) {
  const once = useOnce();
  const revalidate = useRevalidate();
  const { id, lines } = useFragment(
    graphql`
      fragment ReceivePurchaseOrder_order on PurchaseOrder {
        id
        lines {
          id
          quantity
          accepted
          product {
            name
          }
          inventoryProduct {
            isPerishable
            isSerialized
            barcode
            code
          }
        }
      }
    `,
    key,
  );
  const [receive, isSaving] = useSaving<ReceivePurchaseOrderMutation>(graphql`
    mutation ReceivePurchaseOrderMutation($input: ReceivePurchaseOrderInput!) {
      receivePurchaseOrder(input: $input) {
        ...saving_payload
        purchaseReceipt {
          id
          order {
            ...PurchaseOrderButtons_order
            ...PurchaseOrderProgress_order
          }
        }
      }
    }
  `);
  const values = {
    warehouseId: '',
    deliveryNote: '',
    note: '',
    lines: lines.map(line => ({
      orderLineId: line.id,
      accepted: Decimal.max(new Decimal(line.quantity).minus(line.accepted), 0).toFixed(),
      rejected: '',
      rejectionReason: '',
      batchNumber: '',
      manufacturedOn: '',
      expiresOn: '',
      serialNumbers: '',
    })),
  };
  return (
    <FormDialog
      entity="purchaseReceipt"
      size="xl"
      title="purchaseOrder.receive"
      submitLabel="purchaseOrder.receive"
      rules={receivePurchaseRules}
      values={values}
      save={input => receive({ input: once({ orderId: id, ...input }) })}
      isSaving={isSaving}
      onClose={async () => {
        onClose();
        await revalidate();
      }}
    >
      <FieldGrid>
        <WarehouseSelect name="warehouseId" />
        <TextField name="deliveryNote" autoComplete="off" dir="ltr" />
      </FieldGrid>
      {lines.some(({ inventoryProduct }) => inventoryProduct) && <ScanReceived lines={lines} />}
      <ReceivedLines lines={lines} />
      <TextAreaField name="note" rows={2} />
    </FormDialog>
  );
}
