import { z } from 'zod';
import { onPurpose, optionalText, recordId } from '../../../core/rules/fields.ts';
import { paymentMethods } from '../../../ledger/payment/payment.rules.ts';
import { lineSerials } from '../../../inventory/serial/serialNumbers.rules.ts';
import { orderLineLimit, pieces } from '../ecommerceOrder.rules.ts';

/** Validation rules for what comes back of an order; without lines, all that is left. */
export const orderReturnRules = z.object({
  orderId: recordId,
  reason: optionalText(),
  refundBy: z.preprocess(value => value || null, z.enum(paymentMethods, 'notInList').nullable()),
  restock: z
    .boolean()
    .nullish()
    .transform(value => value ?? true),
  returnsDelivery: onPurpose,
  serialNumbers: lineSerials,
  lines: z
    .array(z.object({ lineId: recordId, quantity: pieces(0) }))
    .max(orderLineLimit, 'limitExceeded')
    .nullish(),
});

/** Validated values of a return. */
export type OrderReturnValues = z.output<typeof orderReturnRules>;
