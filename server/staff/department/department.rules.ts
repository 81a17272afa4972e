import { z } from 'zod';
import { descriptionLimit, requiredText } from '../../core/rules/fields.ts';
import { activeStatuses } from '../../core/rules/statuses.ts';

/** Validation rules for a department (spec 2 §5): its title is unique within the company. */
export const departmentRules = z.object({
  title: requiredText(),
  description: requiredText(descriptionLimit),
  status: z.enum(activeStatuses, 'required'),
});
