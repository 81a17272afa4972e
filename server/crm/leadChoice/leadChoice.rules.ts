import { z } from 'zod';
import { requiredText } from '../../core/rules/fields.ts';
import { activeStatuses } from '../../core/rules/statuses.ts';

/** Validation rules for a loss reason or a lead source: its name is unique within the company. */
export const leadChoiceRules = z.object({
  name: requiredText(120),
  status: z.enum(activeStatuses, 'required'),
});
