import { z } from 'zod';
import { descriptionLimit, optionalId, optionalText, recordIds, requiredText } from '../../core/rules/fields.ts';
import { activeStatuses } from '../../core/rules/statuses.ts';

/** Validation rules for a product that the company buys (spec 2 §3). */
export const procurementProductRules = z.object({
  name: requiredText(),
  description: optionalText(descriptionLimit),
  brand: optionalText(),
  productGroupIds: recordIds().default([]).describe('Product groups that the product belongs to.'),
  inventoryProductId: optionalId.describe('The inventory product whose stock receipts increase; none, if it is not stocked.'),
  status: z.enum(activeStatuses, 'required'),
});

/** Validated values of a product that the company buys. */
export type ProcurementProductValues = z.output<typeof procurementProductRules>;
