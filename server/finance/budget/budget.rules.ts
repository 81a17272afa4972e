import { z } from 'zod';
import { descriptionLimit, money, optionalId, optionalText, requiredDay, requiredText } from '../../core/rules/fields.ts';
import { activeStatuses } from '../../core/rules/statuses.ts';
import { breachActions } from '../expenseHead/expenseHead.rules.ts';

/** Maximum number of lines of a budget. */
export const budgetLineLimit = 200;

/** Rules of a budget line: planned for a head, or named by a title alone. */
export const budgetLineRules = z.object({
  id: optionalId,
  title: requiredText(),
  headId: optionalId,
  amount: money.refine(value => Number(value) > 0, 'notPositive'),
});

/** Validation rules of a budget (spec 2 §5, domain §2): title, start and end, each head once. */
export const budgetRules = z
  .object({
    title: requiredText(),
    description: optionalText(descriptionLimit),
    startsOn: requiredDay,
    endsOn: requiredDay,
    costCenterId: optionalId.describe('The only cost center whose costs count; all costs, if omitted.'),
    onBreach: z.enum(breachActions, 'required'),
    status: z.enum(activeStatuses, 'required'),
    lines: z.array(budgetLineRules, 'required').min(1, 'chooseOne').max(budgetLineLimit, 'limitExceeded'),
  })
  .refine(({ startsOn, endsOn }) => startsOn <= endsOn, { path: ['endsOn'], message: 'endBeforeStart' })
  .superRefine(({ lines }, context) => {
    const heads = new Set<string>();
    for (const [index, { headId }] of lines.entries()) {
      if (headId && heads.has(headId)) context.addIssue({ code: 'custom', path: ['lines', index, 'headId'], message: 'taken' });
      if (headId) heads.add(headId);
    }
  });

/** Validated values of a budget. */
export type BudgetValues = z.output<typeof budgetRules>;

/** Validated values of a budget line. */
export type BudgetLineValues = z.output<typeof budgetLineRules>;
