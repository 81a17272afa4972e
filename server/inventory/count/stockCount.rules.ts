import { z } from 'zod';
import { descriptionLimit, optionalId, optionalText, recordId } from '../../core/rules/fields.ts';
import type { Transitions } from '../../core/rules/transitions.ts';
import { heldQuantity } from '../product/inventoryProduct.rules.ts';

export type StockCountStatusName = 'OPEN' | 'POSTED' | 'CANCELLED';

/** What a count can become: once posted it stands. */
export const stockCountTransitions: Transitions<StockCountStatusName> = {
  OPEN: ['POSTED', 'CANCELLED'],
  POSTED: [],
  CANCELLED: [],
};

/** What a valid count is: of one warehouse. */
export const stockCountRules = z.object({ warehouseId: recordId, note: optionalText(descriptionLimit) });

/** What somebody counted: so many of a product, of a batch of it or of what is in none. */
export const countedRules = z.object({
  countId: recordId,
  productId: recordId,
  batchId: optionalId,
  quantity: heldQuantity,
});

/** The values of a stock count, as the rules leave them. */
export type StockCountValues = z.output<typeof stockCountRules>;
