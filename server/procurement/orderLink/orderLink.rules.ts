import { z } from 'zod';
import { descriptionLimit, optionalText, quantity, recordId, requiredDay, requiredText, unitPrice } from '../../core/rules/fields.ts';
import { purchaseLineLimit } from '../order/purchaseOrder.rules.ts';

/** Days for which the link of an order works, from the day it is sent. */
export const orderLinkDays = 365;

/** How far a bill has got that a vendor sent by their link. */
export const vendorBillStatuses = ['WAITING', 'ENTERED', 'REFUSED'] as const;
export type VendorBillStatusName = (typeof vendorBillStatuses)[number];

/** Validation rules of announcing a delivery. */
export const announceRules = z.object({ deliveryOn: requiredDay, announcement: optionalText(1_000) });

/** Blank is not billed. */
const billedQuantity = z.preprocess(value => (value === '' || value === undefined || value === '0' ? null : value), quantity.nullable());

/** Validation rules of a bill that a vendor sends; a line without a quantity is not billed. */
export const vendorBillRules = z.object({
  vendorNumber: requiredText(100),
  issuedOn: requiredDay,
  note: optionalText(1_000),
  lines: z
    .array(z.object({ position: z.int('invalid'), quantity: billedQuantity, unitPrice }), 'required')
    .max(purchaseLineLimit, 'limitExceeded')
    .refine(lines => lines.some(line => line.quantity !== null), 'billOne'),
});

/** Validation rules of refusing a bill that a vendor sent. */
export const refuseVendorBillRules = z.object({ id: recordId, reason: requiredText(descriptionLimit) });

/** Validated values of a bill that a vendor sends. */
export type VendorBillValues = z.output<typeof vendorBillRules>;
