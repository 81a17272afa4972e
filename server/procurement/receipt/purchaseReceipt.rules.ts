import { z } from 'zod';
import {
  descriptionLimit,
  numberText,
  onPurpose,
  optionalDay,
  optionalId,
  optionalText,
  quantity,
  recordId,
} from '../../core/rules/fields.ts';
import { serialNumbers } from '../../inventory/serial/serialNumbers.rules.ts';

/** Share of an ordered quantity that may be delivered beyond it. */
export const overDelivery = 0.05;

/** Maximum number of lines of a receipt. */
const lineLimit = 200;

/** A count of pieces that may be none; blank is none. */
const pieces = z.preprocess(
  value => (value === '' || value === null || value === undefined ? '0' : value),
  numberText(6)
    .refine(value => Number(value) >= 0, { message: 'tooSmall', params: { min: 0 } })
    .refine(value => Number(value) <= 1_000_000, 'limitExceeded'),
);

/** Rules of a received line: what was accepted, and what was rejected and why. Batch and dates are those of perishable products. */
const receiptLineRules = z
  .object({
    orderLineId: recordId,
    accepted: pieces,
    rejected: pieces,
    rejectionReason: optionalText(),
    batchNumber: optionalText(50),
    manufacturedOn: optionalDay,
    expiresOn: optionalDay,
    serialNumbers,
  })
  .refine(({ rejected, rejectionReason }) => Number(rejected) === 0 || rejectionReason, { path: ['rejectionReason'], message: 'required' })
  .refine(({ manufacturedOn, expiresOn }) => !manufacturedOn || !expiresOn || expiresOn > manufacturedOn, {
    path: ['expiresOn'],
    message: 'expiresBeforeMade',
  });

/** Validation rules of a receipt of ordered goods. */
export const receivePurchaseRules = z.object({
  warehouseId: optionalId.describe('The default warehouse, if omitted.'),
  deliveryNote: optionalText(100).describe("Number of the vendor's delivery note."),
  note: optionalText(descriptionLimit),
  acceptExpired: onPurpose.describe('Whether goods may be received that have expired.'),
  lines: z.array(receiptLineRules, 'required').min(1, 'lastLine').max(lineLimit, 'limitExceeded'),
});

/** Validation rules of a return of received goods to the vendor. */
export const returnPurchaseRules = z.object({
  warehouseId: optionalId.describe('The default warehouse, if omitted.'),
  note: optionalText(descriptionLimit).describe('Why they go back.'),
  lines: z
    .array(z.object({ orderLineId: recordId, quantity, serialNumbers }), 'required')
    .min(1, 'lastLine')
    .max(lineLimit, 'limitExceeded'),
});
