import { z } from 'zod';
import { optionalText, requiredText } from '../../core/rules/fields.ts';
import { activeStatuses } from '../../core/rules/statuses.ts';

/** Validation rules of a warehouse. */
export const warehouseRules = z.object({
  name: requiredText(),
  code: optionalText(50),
  address: optionalText(),
  city: optionalText(),
  isDefault: z.boolean().describe('Makes this the default warehouse instead of the current one.'),
  status: z.enum(activeStatuses, 'required'),
});

/** Warehouse values after validation. */
export type WarehouseValues = z.output<typeof warehouseRules>;
