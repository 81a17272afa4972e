import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import { orderReturnRules } from '../../../server/ecommerce/order/returns/orderReturn.rules.ts';
import { FieldGrid } from '../../core/fields/FieldGrid.tsx';
import { FlagField } from '../../core/fields/FlagField.tsx';
import { NumberField } from '../../core/fields/NumberField.tsx';
import { SerialsField } from '../../core/fields/SerialsField.tsx';
import { TextField } from '../../core/fields/TextField.tsx';
import type { OrderReturnDialogMutation } from '../../core/relay/generated/OrderReturnDialogMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { FormDialog } from '../../core/screens/FormDialog.tsx';
import { PaidByField } from './PaidByField.tsx';
import { sentLines } from './sentLines.ts';

interface OrderReturnDialogProps {
  order: {
    readonly id: string;
    readonly deliveryFee: string;
    readonly deliveryReturned: string;
    readonly paidBy: string | null | undefined;
    readonly lines: readonly {
      readonly id: string;
      readonly name: string;
      readonly quantity: number;
      readonly returnedQuantity: number;
      readonly returnableSerials: readonly string[];
    }[];
  };
  onClose: () => unknown;
}

/** Takes back goods of a delivered order: how many of each line, and how the customer gets the money. */
export function OrderReturnDialog({ order: { id, paidBy, lines, deliveryFee, deliveryReturned }, onClose }: OrderReturnDialogProps) {
  const intl = useIntl();
  const [save, isSaving] = useSaving<OrderReturnDialogMutation>(graphql`
    mutation OrderReturnDialogMutation($input: TakeBackEcommerceOrderInput!) {
      takeBackEcommerceOrder(input: $input) {
        ...saving_payload
        ecommerceOrder {
          ...OrderButtons_order
          returnedTotal
        }
      }
    }
  `);
  const left = lines.filter(({ quantity, returnedQuantity }) => quantity > returnedQuantity);
  const sold = left.flatMap(line => line.returnableSerials);
  return (
    <FormDialog
      entity="ecommerceReturn"
      rules={orderReturnRules}
      isSaving={isSaving}
      values={{
        orderId: id,
        reason: '',
        refundBy: paidBy ?? '',
        restock: true,
        returnsDelivery: false,
        serialNumbers: '',
        lines: left.map(line => ({ lineId: line.id, quantity: String(line.quantity - line.returnedQuantity) })),
      }}
      save={values => save({ input: { ...values, lines: values.lines && sentLines(values.lines) } })}
      onClose={onClose}
      submitLabel="ecommerceReturn.new"
    >
      {left.map(({ id: lineId, name, quantity, returnedQuantity }, index) => (
        <NumberField
          key={lineId}
          name={`lines.${index}.quantity`}
          label={name}
          hint={intl.formatMessage({ id: 'ecommerceReturn.ofPieces' }, { count: quantity - returnedQuantity })}
        />
      ))}
      {sold.length > 0 && <SerialsField name="serialNumbers" hint={<FormattedMessage id="serials.sold" />} offered={sold} />}
      <TextField name="reason" autoComplete="off" />
      <FieldGrid>
        <PaidByField name="refundBy" none="ecommerceReturn.noRefund" />
        <FlagField name="restock" />
        {Number(deliveryFee) > Number(deliveryReturned) && <FlagField name="returnsDelivery" />}
      </FieldGrid>
    </FormDialog>
  );
}
