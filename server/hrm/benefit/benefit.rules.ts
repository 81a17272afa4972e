import { z } from 'zod';
import { descriptionLimit, requiredText } from '../../core/rules/fields.ts';
import { activeStatuses } from '../../core/rules/statuses.ts';
import { amountOrNone, payItemTypes } from '../pay/payItem.rules.ts';
import { payCycles } from '../pay/payCycles.rules.ts';

/** Whether a benefit is paid out, or enjoyed in kind, such as a company car. */
export const benefitKinds = ['CASH', 'IN_KIND'] as const;

/** Validation rules for a benefit (spec 2 §3): title and description; the amount is 0 unless given (domain, words and names). */
export const benefitRules = z
  .object({
    title: requiredText(),
    description: requiredText(descriptionLimit),
    kind: z.enum(benefitKinds, 'required'),
    type: z.enum(payItemTypes, 'required'),
    amount: amountOrNone.describe("In the company's currency; in percent of gross pay if the type is PERCENT."),
    cycle: z.enum(payCycles, 'required'),
    isTaxable: z
      .boolean()
      .nullish()
      .transform(value => value ?? true),
    status: z.enum(activeStatuses, 'required'),
  })
  .refine(({ type, amount }) => type !== 'PERCENT' || Number(amount) <= 100, {
    path: ['amount'],
    message: 'tooLarge',
    params: { max: 100 },
  });
