import { z } from 'zod';
import { money, optionalId, quantity, requiredText } from '../../core/rules/fields.ts';
import { activeStatuses } from '../../core/rules/statuses.ts';
import { partLimit } from '../offer/part.rules.ts';
import { vatCategories } from '../../core/rules/vatCategories.ts';

/** A component: a quantity of a product or of another aggregate. */
const aggregateLine = z
  .object({ productId: optionalId, componentId: optionalId, quantity })
  .refine(({ productId, componentId }) => !!productId !== !!componentId, { message: 'required', path: ['productId'] });

/**
 * Validation rules of an aggregate product (spec 2 §5): title, products with quantities, status and a positive selling price are required.
 */
export const aggregateProductRules = z.object({
  title: requiredText(),
  sellingPrice: money.refine(value => Number(value) > 0, 'notPositive').describe('Price of one unit.'),
  /** Defaults to how the company usually enters prices. */
  priceIncludesTax: z.boolean().nullish().describe('Whether the price includes tax; the company setting, if omitted.'),
  /** Blank means 0. */
  ownCost: z.preprocess(value => (value === '' || value === null || value === undefined ? '0' : value), money),
  vatCategory: z.enum(vatCategories, 'required'),
  status: z.enum(activeStatuses, 'required'),
  attachmentId: optionalId.describe('Id of a file stored by `uploadInventoryFile`.'),
  lines: z.array(aggregateLine).min(1, 'lastLine').max(partLimit, 'limitExceeded'),
});
