import { z } from 'zod';
import { optionalText, requiredText } from '../../core/rules/fields.ts';
import { activeStatuses } from '../../core/rules/statuses.ts';

/** What a valid warehouse is. */
export const warehouseRules = z.object({
  name: requiredText(),
  code: optionalText(50),
  address: optionalText(),
  city: optionalText(),
  isDefault: z.boolean(),
  status: z.enum(activeStatuses, 'required'),
});
