import { z } from 'zod';
import { onPurpose, optionalDay, optionalId, optionalText, quantity, recordId, requiredText, unitPrice } from '../../core/rules/fields.ts';
import type { StockReasonName } from './stockReasons.rules.ts';

/** What can happen to stock beside documents: which way it moves, and why. */
export const stockDeeds = {
  RECEIVE: { reason: 'PURCHASE', sign: '' },
  ADD: { reason: 'ADJUSTMENT', sign: '' },
  RETURN_FROM_CUSTOMER: { reason: 'SALE_RETURN', sign: '' },
  REMOVE: { reason: 'ADJUSTMENT', sign: '-' },
  SCRAP: { reason: 'SCRAP', sign: '-' },
  RETURN_TO_VENDOR: { reason: 'PURCHASE_RETURN', sign: '-' },
} as const satisfies Record<string, { reason: StockReasonName; sign: '' | '-' }>;

export type StockDeedName = keyof typeof stockDeeds;
export const stockDeedNames = Object.keys(stockDeeds) as [StockDeedName, ...StockDeedName[]];

/** Whether more is there afterwards. */
export const comesIn = (deed: StockDeedName): boolean => stockDeeds[deed].sign === '';

const optionalPrice = z.preprocess(
  value => (value === '' ? null : value),
  unitPrice.nullish().transform(value => value ?? null),
);

/** What a valid deed is: how many, where, and why in words. */
export const stockDeedRules = z.object({
  productId: recordId,
  warehouseId: optionalId,
  deed: z.enum(stockDeedNames, 'required'),
  quantity,
  unitCost: optionalPrice,
  batchId: optionalId,
  batchNumber: optionalText(50),
  manufacturedOn: optionalDay,
  expiresOn: optionalDay,
  note: requiredText(),
  acceptExpired: onPurpose,
});
