import { z } from 'zod';
import { instant, optionalInstant, recordId } from '../../core/rules/fields.ts';

/** Where attendance comes from: the person's own clock, Human resources, or a correction that was approved. */
export const attendanceSources = ['CLOCK', 'ENTRY', 'CORRECTION'] as const;
export type AttendanceSourceName = (typeof attendanceSources)[number];

/** Most hours of one attendance. */
export const mostHours = 24;

/** Hours after which somebody who has not checked out has forgotten it. */
export const forgottenAfterHours = 16;

/** Minutes of breaks; blank is 0. */
export const breakMinutes = z.preprocess(
  value => value || 0,
  z.coerce
    .number('invalid')
    .int('invalid')
    .min(0, { error: 'tooSmall' })
    .max(mostHours * 60, { error: 'tooLarge' }),
);

/** Validation rules for attendance that is entered. */
export const attendanceRules = z.object({
  employeeId: recordId,
  startedAt: instant.describe('Not in the future.'),
  endedAt: optionalInstant.describe('At most 24 hours later; null while they are at work.'),
  breakMinutes: breakMinutes.describe('Minutes of breaks, which are not worked.'),
});

/** Validated values of attendance. */
export type AttendanceValues = z.output<typeof attendanceRules>;
