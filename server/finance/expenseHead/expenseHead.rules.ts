import { z } from 'zod';
import { descriptionLimit, money, optionalId, requiredText } from '../../core/rules/fields.ts';
import { activeStatuses } from '../../core/rules/statuses.ts';

/** Kinds of expense. */
export const expenseTypes = ['FIXED', 'VARIABLE', 'ONE_TIME'] as const;

/** How the expenses of a head are usually paid. */
export const expenseModes = ['CASH', 'CARD', 'BANK'] as const;

/** What happens to an expense above a cap: refused, booked with a warning, or booked only by an approver who says why (domain §2). */
export const breachActions = ['STOP', 'WARN', 'APPROVE'] as const;
export type BreachActionName = (typeof breachActions)[number];

/** Levels of expense heads (domain §2). */
export const headDepthLimit = 8;

/** An optional amount greater than 0; blank is none. */
const optionalCap = z.preprocess(
  value => (value === '' ? null : value),
  money
    .refine(value => Number(value) > 0, 'notPositive')
    .nullish()
    .transform(value => value ?? null),
);

/** Validation rules of an expense head (spec 2 §5): the maximum amount is greater than 0. */
export const expenseHeadRules = z.object({
  title: requiredText(),
  description: requiredText(descriptionLimit),
  parentId: optionalId,
  type: z.enum(expenseTypes, 'required'),
  category: requiredText(100),
  mode: z.enum(expenseModes, 'required'),
  maximumAmount: optionalCap.describe('Cap on the expenses of the head and of all heads below it in a budget period; none if omitted.'),
  onBreach: z.enum(breachActions, 'required'),
  accountId: optionalId.describe('Account its expenses are posted to; defaults to the account with the role EXPENSES.'),
  status: z.enum(activeStatuses, 'required'),
});

/** Validated values of an expense head. */
export type ExpenseHeadValues = z.output<typeof expenseHeadRules>;
