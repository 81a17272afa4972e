import { useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import { ecommerceShipmentRules } from '../../../server/ecommerce/shipment/ecommerceShipment.rules.ts';
import { FieldGrid } from '../../core/fields/FieldGrid.tsx';
import { NumberField } from '../../core/fields/NumberField.tsx';
import { TextField } from '../../core/fields/TextField.tsx';
import type { ShipmentDialogMutation } from '../../core/relay/generated/ShipmentDialogMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { FormDialog } from '../../core/screens/FormDialog.tsx';
import { sentLines } from '../order/sentLines.ts';

interface ShipmentDialogProps {
  orderId: string;
  /** Lines with pieces that have not left yet. */
  left: readonly { readonly id: string; readonly name: string; readonly left: number }[];
  onClose: () => unknown;
}

/** Ships pieces of an order: how many of each line, by whom, and under which number. */
export function ShipmentDialog({ orderId, left, onClose }: ShipmentDialogProps) {
  const intl = useIntl();
  const [save, isSaving] = useSaving<ShipmentDialogMutation>(graphql`
    mutation ShipmentDialogMutation($input: ShipEcommerceOrderInput!) {
      shipEcommerceOrder(input: $input) {
        ...saving_payload
        ecommerceOrder {
          ...OrderButtons_order
          ...OrderShipments_order
        }
      }
    }
  `);
  return (
    <FormDialog
      entity="ecommerceShipment"
      rules={ecommerceShipmentRules}
      isSaving={isSaving}
      values={{
        orderId,
        carrier: '',
        trackingNumber: '',
        trackingUrl: '',
        lines: left.map(line => ({ lineId: line.id, quantity: String(line.left) })),
      }}
      save={values => save({ input: { ...values, lines: values.lines && sentLines(values.lines) } })}
      onClose={onClose}
      submitLabel="ecommerceShipment.ship"
    >
      {left.map(({ id, name, left: count }, index) => (
        <NumberField
          key={id}
          name={`lines.${index}.quantity`}
          label={name}
          hint={intl.formatMessage({ id: 'ecommerceShipment.ofPieces' }, { count })}
        />
      ))}
      <FieldGrid>
        <TextField name="carrier" autoComplete="off" />
        <TextField name="trackingNumber" dir="ltr" autoComplete="off" />
      </FieldGrid>
      <TextField name="trackingUrl" dir="ltr" autoComplete="off" />
    </FormDialog>
  );
}
