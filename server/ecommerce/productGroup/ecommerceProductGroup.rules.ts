import { z } from 'zod';
import { descriptionLimit, optionalId, optionalText, requiredText } from '../../core/rules/fields.ts';
import { activeStatuses } from '../../core/rules/statuses.ts';

/** Levels of groups at most. */
export const groupDepthLimit = 4;

/** Validation rules for a group of the shop's products: its title is unique within the company. */
export const ecommerceProductGroupRules = z.object({
  title: requiredText(),
  description: optionalText(descriptionLimit),
  parentId: optionalId.describe('The group that it is part of; customers find its products there too.'),
  status: z.enum(activeStatuses, 'required'),
});

/** Validated values of a group of the shop's products. */
export type EcommerceProductGroupValues = z.output<typeof ecommerceProductGroupRules>;
