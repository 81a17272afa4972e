import { z } from 'zod';
import { descriptionLimit, optionalId, optionalText, quantity, recordId } from '../../core/rules/fields.ts';
import type { Transitions } from '../../core/rules/transitions.ts';

export type StockTransferStatusName = 'DRAFT' | 'DONE' | 'CANCELLED';

/** Allowed transitions of a transfer: once done it is final, and can only be undone by another transfer. */
export const stockTransferTransitions: Transitions<StockTransferStatusName> = {
  DRAFT: ['DONE', 'CANCELLED'],
  DONE: [],
  CANCELLED: [],
};

/** Maximum number of lines per transfer. */
export const transferLineLimit = 200;

/** Validation rules of a stock transfer: two different warehouses and at least one product. */
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

/** Stock transfer values after validation. */
export type StockTransferValues = z.output<typeof stockTransferRules>;
