import { z } from 'zod';
import { descriptionLimit, optionalText } from '../rules/fields.ts';

/** What an approver answers. */
export const decisionAnswers = ['APPROVE', 'REJECT'] as const;
export type DecisionAnswerName = (typeof decisionAnswers)[number];

/** Validation rules of a decision by a link. */
export const decisionRules = z.object({
  answer: z.enum(decisionAnswers, 'required'),
  note: optionalText(descriptionLimit).describe('Why; required to reject what asks for a reason.'),
});

/** Validated values of a decision. */
export type DecisionValues = z.output<typeof decisionRules>;
