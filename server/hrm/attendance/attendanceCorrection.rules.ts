import { z } from 'zod';
import { instant, optionalId, requiredText } from '../../core/rules/fields.ts';
import type { Transitions } from '../../core/rules/transitions.ts';
import { breakMinutes } from './attendance.rules.ts';

/** Decision on a correction; only an approved one changes attendance. */
export const correctionStatuses = ['PENDING', 'APPROVED', 'REFUSED', 'CANCELLED'] as const;
export type CorrectionStatusName = (typeof correctionStatuses)[number];

/** Allowed transitions of a correction. */
export const correctionTransitions: Transitions<CorrectionStatusName> = {
  PENDING: ['APPROVED', 'REFUSED', 'CANCELLED'],
  APPROVED: [],
  REFUSED: [],
  CANCELLED: [],
};

/** Longest reason of a correction. */
const reasonLimit = 500;

/** Validation rules for a correction that somebody requests of their own attendance. */
export const attendanceCorrectionRules = z.object({
  attendanceId: optionalId.describe('The attendance that it corrects; a further one, if omitted.'),
  startedAt: instant.describe('Not in the future.'),
  endedAt: instant.describe('At most 24 hours later, and not in the future.'),
  breakMinutes: breakMinutes.describe('Minutes of breaks, which are not worked.'),
  reason: requiredText(reasonLimit),
});

/** Validated values of a correction. */
export type AttendanceCorrectionValues = z.output<typeof attendanceCorrectionRules>;
