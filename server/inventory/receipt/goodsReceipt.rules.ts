import { z } from 'zod';
import { descriptionLimit, onPurpose, optionalDay, optionalText, quantity, recordId, unitPrice } from '../../core/rules/fields.ts';
import type { Transitions } from '../../core/rules/transitions.ts';
import { serialNumbers } from '../serial/serialNumbers.rules.ts';

export type GoodsReceiptStatusName = 'DRAFT' | 'POSTED' | 'REVERSED';

/** Allowed transitions of a goods receipt: once posted it can only be reversed (domain, posting). */
export const goodsReceiptTransitions: Transitions<GoodsReceiptStatusName> = {
  DRAFT: ['POSTED'],
  POSTED: ['REVERSED'],
  REVERSED: [],
};

/** Maximum number of lines per goods receipt. */
export const receiptLineLimit = 200;

/** Validation rules of a received product. Batch and dates are those of perishable products. */
export const receivedRules = z
  .object({
    productId: recordId,
    quantity,
    unitCost: unitPrice,
    batchNumber: optionalText(50),
    manufacturedOn: optionalDay,
    expiresOn: optionalDay,
    serialNumbers,
  })
  .refine(({ manufacturedOn, expiresOn }) => !manufacturedOn || !expiresOn || expiresOn > manufacturedOn, {
    path: ['expiresOn'],
    message: 'expiresBeforeMade',
  });

/** Validation rules of a goods receipt: a warehouse and at least one product. */
export const goodsReceiptRules = z.object({
  warehouseId: recordId,
  supplier: optionalText(),
  supplierReference: optionalText(),
  note: optionalText(descriptionLimit),
  lines: z.array(receivedRules, 'required').min(1, 'lastLine').max(receiptLineLimit, 'limitExceeded'),
});

/** Validation rules of a posting, in addition to the receipt and its version. */
export const postReceiptRules = z.object({ acceptExpired: onPurpose });

/** Goods receipt values after validation. */
export type GoodsReceiptValues = z.output<typeof goodsReceiptRules>;
/** Received product values after validation. */
export type ReceivedValues = z.output<typeof receivedRules>;
