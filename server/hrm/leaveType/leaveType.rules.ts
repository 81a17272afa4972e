import { z } from 'zod';
import { numberText, onPurpose, requiredText } from '../../core/rules/fields.ts';
import { activeStatuses } from '../../core/rules/statuses.ts';

const mostDays = 366;

/** Days of a year in halves; blank means none are said. */
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
export const leaveTypeRules = z
  .object({
    title: requiredText(),
    yearlyDays: optionalDays.describe('Days that an employee may take in a calendar year, in halves; any number if omitted.'),
    carryOverDays: optionalDays.describe(
      'Days left at the end of a year that go over to the next one, at most, in halves; none if omitted.',
    ),
    isUnpaid: onPurpose.describe('Whether pay is reduced by the days taken.'),
    isConfidential: onPurpose.describe('Whether managers and holders of HRM see only that somebody is on leave, such as for their health.'),
    status: z.enum(activeStatuses, 'required'),
  })
  .refine(({ yearlyDays, carryOverDays }) => carryOverDays === null || yearlyDays !== null, {
    path: ['yearlyDays'],
    message: 'required',
  });

/** Validated values of a type of leave. */
export type LeaveTypeValues = z.output<typeof leaveTypeRules>;
