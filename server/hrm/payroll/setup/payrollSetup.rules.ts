import { z } from 'zod';
import { money, optionalDay, optionalText, recordIds, requiredDay, requiredText } from '../../../core/rules/fields.ts';
import { activeStatuses } from '../../../core/rules/statuses.ts';

/** Maximum number of employees of one setup. */
const employeeLimit = 1_000;

/** Validation rules for a payroll setup (spec 2 §5): at least one employee, benefit, tax and deduction, gross salary and joining date. */
export const payrollSetupRules = z.object({
  title: requiredText(),
  employeeIds: recordIds(1, employeeLimit),
  grossSalary: money
    .refine(value => Number(value) > 0, 'notPositive')
    .describe("Monthly gross in the company's currency. A new one becomes the salary of all employees of the setup."),
  joinedOn: requiredDay.describe('First day paid, for employees without a start date of their own.'),
  designation: optionalText(),
  startsOn: requiredDay.describe('First day that the setup holds for.'),
  endsOn: optionalDay.describe('Last day; open if omitted.'),
  benefitIds: recordIds(1),
  taxIds: recordIds(1),
  deductionIds: recordIds(1),
  status: z.enum(activeStatuses, 'required'),
});

/** Validated values of a setup. */
export type PayrollSetupValues = z.output<typeof payrollSetupRules>;
