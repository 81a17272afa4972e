import { z } from 'zod';
import { optionalText, optionalUrl, recordId } from '../../core/rules/fields.ts';
import { orderLineLimit, pieces } from '../order/ecommerceOrder.rules.ts';

/** Validation rules for a parcel; without lines, it holds all that has not left yet. */
export const ecommerceShipmentRules = z.object({
  orderId: recordId,
  carrier: optionalText(100),
  trackingNumber: optionalText(100),
  trackingUrl: optionalUrl,
  lines: z
    .array(z.object({ lineId: recordId, quantity: pieces(0) }))
    .max(orderLineLimit, 'limitExceeded')
    .nullish(),
});

/** Validated values of a parcel. */
export type EcommerceShipmentValues = z.output<typeof ecommerceShipmentRules>;
