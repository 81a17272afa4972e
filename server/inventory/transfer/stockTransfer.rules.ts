import { z } from 'zod';
import { descriptionLimit, optionalId, optionalText, quantity, recordId } from '../../core/rules/fields.ts';
import type { Transitions } from '../../core/rules/transitions.ts';

export type StockTransferStatusName = 'DRAFT' | 'DONE' | 'CANCELLED';

/** What a transfer can become: once done it stands, and is only carried back by another one. */
export const stockTransferTransitions: Transitions<StockTransferStatusName> = {
  DRAFT: ['DONE', 'CANCELLED'],
  DONE: [],
  CANCELLED: [],
};

/** Lines of one transfer at most. */
export const transferLineLimit = 200;

/** What a valid transfer is: from one warehouse to another, and at least one product. */
export const stockTransferRules = z
  .object({
    fromWarehouseId: recordId,
    toWarehouseId: recordId,
    note: optionalText(descriptionLimit),
    lines: z
      .array(z.object({ productId: recordId, batchId: optionalId, quantity }), 'required')
      .min(1, 'lastLine')
      .max(transferLineLimit, 'limitExceeded'),
  })
  .refine(({ fromWarehouseId, toWarehouseId }) => fromWarehouseId !== toWarehouseId, { path: ['toWarehouseId'], message: 'sameWarehouse' });

/** The values of a stock transfer, as the rules leave them. */
export type StockTransferValues = z.output<typeof stockTransferRules>;
