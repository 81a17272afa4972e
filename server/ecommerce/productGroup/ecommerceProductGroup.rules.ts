import { z } from 'zod';
import { descriptionLimit, optionalText, requiredText } from '../../core/rules/fields.ts';
import { activeStatuses } from '../../core/rules/statuses.ts';

/** Validation rules for a group of the shop's products: its title is unique within the company. */
export const ecommerceProductGroupRules = z.object({
  title: requiredText(),
  description: optionalText(descriptionLimit),
  status: z.enum(activeStatuses, 'required'),
});
