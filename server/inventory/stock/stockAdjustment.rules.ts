import { z } from 'zod';
import { onPurpose, optionalDay, optionalId, optionalText, quantity, recordId, requiredText, unitPrice } from '../../core/rules/fields.ts';
import type { StockReasonName } from './stockReasons.rules.ts';

/** What can happen to stock beside documents: which way it moves, and why. */
export const stockAdjustments = {
  RECEIVE: { reason: 'PURCHASE', sign: '' },
  ADD: { reason: 'ADJUSTMENT', sign: '' },
  RETURN_FROM_CUSTOMER: { reason: 'SALE_RETURN', sign: '' },
  REMOVE: { reason: 'ADJUSTMENT', sign: '-' },
  SCRAP: { reason: 'SCRAP', sign: '-' },
  RETURN_TO_VENDOR: { reason: 'PURCHASE_RETURN', sign: '-' },
} as const satisfies Record<string, { reason: StockReasonName; sign: '' | '-' }>;

export type StockAdjustmentKindName = keyof typeof stockAdjustments;
export const stockAdjustmentKinds = Object.keys(stockAdjustments) as [StockAdjustmentKindName, ...StockAdjustmentKindName[]];

/** Whether more is there afterwards. */
export const comesIn = (kind: StockAdjustmentKindName): boolean => stockAdjustments[kind].sign === '';

const optionalPrice = z.preprocess(
  value => (value === '' ? null : value),
  unitPrice.nullish().transform(value => value ?? null),
);

/** What a valid kind is: how many, where, and why in words. */
export const stockAdjustmentRules = z.object({
  productId: recordId,
  warehouseId: optionalId,
  kind: z.enum(stockAdjustmentKinds, 'required'),
  quantity,
  unitCost: optionalPrice,
  batchId: optionalId,
  batchNumber: optionalText(50),
  manufacturedOn: optionalDay,
  expiresOn: optionalDay,
  note: requiredText(),
  acceptExpired: onPurpose,
});
