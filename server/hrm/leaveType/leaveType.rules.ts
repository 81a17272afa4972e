import { z } from 'zod';
import { numberText, onPurpose, requiredText } from '../../core/rules/fields.ts';
import { activeStatuses } from '../../core/rules/statuses.ts';

const mostDays = 366;

/** Days of a year in halves; blank means any number. */
const optionalDays = z.preprocess(
  value => (value === '' ? null : value),
  numberText(1)
    .refine(days => Number(days) > 0, 'notPositive')
    .refine(days => Number(days) <= mostDays, 'limitExceeded')
    .refine(days => Number.isInteger(Number(days) * 2), 'halfDays')
    .nullish()
    .transform(days => days ?? null),
);

/** Validation rules for a type of leave (features, HRM: leave types, half days). */
export const leaveTypeRules = z.object({
  title: requiredText(),
  yearlyDays: optionalDays.describe('Days that an employee may take in a calendar year, in halves; any number if omitted.'),
  isUnpaid: onPurpose.describe('Whether pay is reduced by the days taken.'),
  status: z.enum(activeStatuses, 'required'),
});
