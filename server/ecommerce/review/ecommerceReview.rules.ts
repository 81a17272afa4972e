import { z } from 'zod';
import { descriptionLimit, optionalId, optionalText, recordId, requiredText } from '../../core/rules/fields.ts';

/** Validation rules for a review: what a customer says, and what the shop answers or hides for a reason. */
export const ecommerceReviewRules = z
  .object({
    productId: recordId,
    customerId: optionalId.describe('Who wrote it; a customer reviews a product once. None, if it came in otherwise.'),
    rating: z.int('required').min(1, 'notInList').max(10, 'notInList').describe('1 to 10: Useless to Excellent+.'),
    text: requiredText(descriptionLimit),
    answer: optionalText(descriptionLimit).describe("The shop's answer."),
    isHidden: z
      .boolean()
      .nullish()
      .transform(value => value ?? false)
      .describe('Hidden reviews do not count; a reason is required.'),
    hiddenReason: optionalText(),
  })
  .refine(({ isHidden, hiddenReason }) => !isHidden || hiddenReason, { path: ['hiddenReason'], message: 'required' });

/** Validated values of a review. */
export type EcommerceReviewValues = z.output<typeof ecommerceReviewRules>;
