import { z } from 'zod';
import { requiredDay, requiredText } from '../../core/rules/fields.ts';

/** Validation rules of a revaluation; the server also checks the day. */
export const revaluationRules = z.object({
  asOf: requiredDay,
  description: requiredText().describe('Text of its entries.'),
});
