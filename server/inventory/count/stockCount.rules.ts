import { z } from 'zod';
import { descriptionLimit, onPurpose, optionalId, optionalText, recordId } from '../../core/rules/fields.ts';
import type { Transitions } from '../../core/rules/transitions.ts';
import { serialNumbers } from '../serial/serialNumbers.rules.ts';
import { heldQuantity } from '../product/inventoryProduct.rules.ts';

export type StockCountStatusName = 'OPEN' | 'REVIEW' | 'POSTED' | 'CANCELLED';

/** Allowed transitions of a count: once posted it is final. */
export const stockCountTransitions: Transitions<StockCountStatusName> = {
  OPEN: ['POSTED', 'CANCELLED'],
  REVIEW: [],
  POSTED: [],
  CANCELLED: [],
};

/** Allowed transitions of a blind count: counting ends before anybody sees what was expected. */
export const blindCountTransitions: Transitions<StockCountStatusName> = {
  OPEN: ['REVIEW', 'CANCELLED'],
  REVIEW: ['POSTED', 'CANCELLED'],
  POSTED: [],
  CANCELLED: [],
};

/** Validation rules of a stock count, which covers one warehouse. */
export const stockCountRules = z.object({
  warehouseId: recordId,
  isBlind: onPurpose.describe('Hides expected quantities until counting is closed.'),
  note: optionalText(descriptionLimit),
});

/** Validation rules of a counted quantity of a product: of one batch, or of the stock in no batch. */
export const countedRules = z.object({
  countId: recordId,
  productId: recordId,
  batchId: optionalId,
  quantity: heldQuantity,
  serialNumbers,
});

/** Stock count values after validation. */
export type StockCountValues = z.output<typeof stockCountRules>;
