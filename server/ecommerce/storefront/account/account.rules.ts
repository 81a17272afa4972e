import { z } from 'zod';
import { descriptionLimit, email, requiredText } from '../../../core/rules/fields.ts';

/** Validation rules for asking for a link. */
export const signInRules = z.object({ email });

/** Validation rules for what a customer says about a product. */
export const customerReviewRules = z.object({
  rating: z.coerce.number('required').int('notInList').min(1, 'notInList').max(10, 'notInList'),
  text: requiredText(descriptionLimit),
});
