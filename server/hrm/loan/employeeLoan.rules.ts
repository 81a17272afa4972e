import { z } from 'zod';
import { money, onPurpose, requiredDay, requiredText } from '../../core/rules/fields.ts';
import { activeStatuses } from '../../core/rules/statuses.ts';

const positiveMoney = money.refine(value => Number(value) > 0, 'notPositive');

/** Validation rules for a loan or an advance: paid back by an instalment of each pay slip. */
export const employeeLoanRules = z
  .object({
    employeeId: z.string('required').min(1, 'required'),
    title: requiredText(),
    amount: positiveMoney.describe("In the company's currency."),
    instalment: positiveMoney.describe('Taken by each pay slip until the loan is paid back.'),
    grantedOn: requiredDay.describe('Day on which it is paid out, and posted.'),
    startsOn: requiredDay.describe('The first instalment is taken by the first pay period that ends on this day or later.'),
    isOpening: onPurpose.describe('Paid out before the books began: the opening entry has it, and nothing is posted.'),
    status: z.enum(activeStatuses, 'required').describe('While it is inactive no instalments are taken.'),
  })
  .superRefine(({ amount, instalment, grantedOn, startsOn }, context) => {
    if (Number(instalment) > Number(amount)) context.addIssue({ code: 'custom', path: ['instalment'], message: 'instalmentAboveLoan' });
    if (startsOn < grantedOn) context.addIssue({ code: 'custom', path: ['startsOn'], message: 'loanBeforeGrant' });
  });

/** Validated values of a loan. */
export type EmployeeLoanValues = z.output<typeof employeeLoanRules>;
