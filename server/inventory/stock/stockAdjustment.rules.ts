import { z } from 'zod';
import { onPurpose, optionalDay, optionalId, optionalText, quantity, recordId, requiredText, unitPrice } from '../../core/rules/fields.ts';
import { serialNumbers } from '../serial/serialNumbers.rules.ts';
import type { StockReasonName } from './stockReasons.rules.ts';

/** Kinds of stock adjustments, with their reason and direction. */
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

/** Returns whether the adjustment adds stock. */
export const comesIn = (kind: StockAdjustmentKindName): boolean => kind in stockAdjustments && stockAdjustments[kind].sign === '';

const optionalPrice = z.preprocess(
  value => (value === '' ? null : value),
  unitPrice.nullish().transform(value => value ?? null),
);

/** Validation rules of a stock adjustment: product, kind, quantity and a reason in words are required. */
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
  serialNumbers,
  note: requiredText(),
  acceptExpired: onPurpose,
});
