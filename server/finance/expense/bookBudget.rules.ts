import { z } from 'zod';
import { descriptionLimit, money, optionalId, optionalText } from '../../core/rules/fields.ts';

/** Validation rules of booking against a budget: each line by its id or its title. */
export const bookBudgetRules = z.object({
  overrideReason: optionalText(descriptionLimit),
  lines: z
    .array(
      z
        .object({ lineId: optionalId, title: optionalText(), amount: money.refine(value => Number(value) > 0, 'notPositive') })
        .refine(({ lineId, title }) => lineId || title, { path: ['title'], message: 'required' }),
    )
    .min(1, 'chooseOne')
    .max(200, 'limitExceeded'),
});
