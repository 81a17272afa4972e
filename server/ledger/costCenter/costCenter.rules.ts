import { z } from 'zod';
import { money, recordId, requiredText } from '../../core/rules/fields.ts';
import { activeStatuses } from '../../core/rules/statuses.ts';

/** Validation rules of a cost center (spec 2 §5): the budget is more than 0. */
export const costCenterRules = z.object({
  description: requiredText(),
  budget: money.refine(value => Number(value) > 0, 'notPositive'),
  duration: z.int('required').min(1, { error: 'notPositive' }).max(1_200, { error: 'limitExceeded' }).describe('Months.'),
  departmentId: recordId,
  status: z.enum(activeStatuses, 'required'),
});

/** Validated values of a cost center. */
export type CostCenterValues = z.output<typeof costCenterRules>;
