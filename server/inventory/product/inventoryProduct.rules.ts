import { z } from 'zod';
import { money, optionalText, requiredText } from '../../core/rules/fields.ts';
import { activeStatuses } from '../../core/rules/statuses.ts';

/** How a sale is taxed: at the company's rate, or at none (spec 2 §3, VAT category). */
export const vatCategories = ['STANDARD_RATED', 'ZERO_RATED'] as const;

/** What a valid product is (spec 2 §5). */
export const inventoryProductRules = z.object({
  name: requiredText(),
  code: optionalText(50),
  salePrice: money,
  vatCategory: z.enum(vatCategories, 'required'),
  status: z.enum(activeStatuses, 'required'),
});
