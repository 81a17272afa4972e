import { z } from 'zod';
import { money, optionalDay, recordId } from '../../core/rules/fields.ts';

/** Where a change of salary was entered. */
export const salarySources = ['EMPLOYEE', 'FINANCE', 'PAYROLL_SETUP', 'APPLICATION'] as const;
export type SalarySourceName = (typeof salarySources)[number];

/** Validation rules for a salary entered in finance (spec 2 §5, payroll entry): an employee and a positive integer. */
export const salaryEntryRules = z.object({
  employeeId: recordId,
  salary: money.pipe(z.string().regex(/^0*[1-9]\d*(\.0+)?$/, 'wholeNumber')),
  effectiveOn: optionalDay.describe('First day of the salary; today if omitted.'),
});
