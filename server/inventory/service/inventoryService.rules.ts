import { z } from 'zod';
import { descriptionLimit, money, requiredText } from '../../core/rules/fields.ts';
import { activeStatuses } from '../../core/rules/statuses.ts';
import { vatCategories } from '../../core/rules/vatCategories.ts';
import { serviceTypes } from './serviceTypes.rules.ts';

/** Validation rules of a service (spec 2 §5): title, description, type, charges and status are required. */
export const inventoryServiceRules = z.object({
  title: requiredText(),
  description: requiredText(descriptionLimit),
  serviceType: z.enum(serviceTypes, 'required'),
  charges: money.describe('Price of one unit.'),
  /** Defaults to how the company usually enters prices. */
  priceIncludesTax: z.boolean().nullish().describe('Whether the price includes tax; the company setting, if omitted.'),
  vatCategory: z.enum(vatCategories, 'required'),
  status: z.enum(activeStatuses, 'required'),
});
