import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { z } from 'zod';
import { returnPurchaseRules } from '../../../server/procurement/receipt/purchaseReceipt.rules.ts';
import { FieldGrid } from '../../core/fields/FieldGrid.tsx';
import { NumberField } from '../../core/fields/NumberField.tsx';
import { SerialsField } from '../../core/fields/SerialsField.tsx';
import { TextAreaField } from '../../core/fields/TextAreaField.tsx';
import type { ReturnPurchaseOrder_order$key } from '../../core/relay/generated/ReturnPurchaseOrder_order.graphql.ts';
import type { ReturnPurchaseOrderMutation } from '../../core/relay/generated/ReturnPurchaseOrderMutation.graphql.ts';
import { useOnce } from '../../core/relay/useOnce.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { useRevalidate } from '../../core/relay/useRevalidate.ts';
import { FormDialog } from '../../core/screens/FormDialog.tsx';
import { WarehouseSelect } from '../../inventory/warehouse/WarehouseSelect.tsx';

interface ReturnPurchaseOrderProps {
  order: ReturnPurchaseOrder_order$key;
  onClose: () => void;
}

/** Lines of which nothing goes back are left out. */
const rules = z.preprocess(values => {
  const { lines, ...facts } = values as { lines: { quantity: string }[] };
  const named = lines.filter(({ quantity }) => quantity !== '');
  return { ...facts, lines: named.length ? named : lines };
}, returnPurchaseRules);

/** Sends accepted goods of an order back to the vendor. */
export function ReturnPurchaseOrder({ order: key, onClose }: ReturnPurchaseOrderProps) {
  const intl = useIntl();
  const once = useOnce();
  const revalidate = useRevalidate();
  const { id, lines } = useFragment(
    graphql`
      fragment ReturnPurchaseOrder_order on PurchaseOrder {
        id
        lines {
          id
          accepted
          returnableSerials
          product {
            name
          }
          inventoryProduct {
            isSerialized
          }
        }
      }
    `,
    key,
  );
  const [send, isSaving] = useSaving<ReturnPurchaseOrderMutation>(graphql`
    mutation ReturnPurchaseOrderMutation($input: ReturnPurchaseOrderInput!) {
      returnPurchaseOrder(input: $input) {
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
  const received = lines.filter(({ accepted }) => Number(accepted) > 0);
  return (
    <FormDialog
      entity="purchaseReceipt"
      size="lg"
      title="purchaseOrder.return"
      submitLabel="purchaseOrder.return"
      rules={rules}
      values={{ warehouseId: '', note: '', lines: received.map(line => ({ orderLineId: line.id, quantity: '', serialNumbers: '' })) }}
      save={input => send({ input: once({ orderId: id, ...input }) })}
      isSaving={isSaving}
      onClose={async () => {
        onClose();
        await revalidate();
      }}
    >
      <FieldGrid>
        <WarehouseSelect name="warehouseId" />
        {received.map(({ id: lineId, product }, index) => (
          <NumberField key={lineId} name={`lines.${index}.quantity`} label={product.name} required={false} />
        ))}
      </FieldGrid>
      {received.map(
        ({ id: lineId, product, inventoryProduct, returnableSerials }, index) =>
          inventoryProduct?.isSerialized && (
            <SerialsField
              key={lineId}
              name={`lines.${index}.serialNumbers`}
              label={intl.formatMessage({ id: 'purchaseReceipt.serialsOf' }, { name: product.name })}
              hint={<FormattedMessage id="serials.sent" />}
              offered={returnableSerials}
              countedBy={`lines.${index}.quantity`}
            />
          ),
      )}
      <TextAreaField name="note" rows={2} />
    </FormDialog>
  );
}
