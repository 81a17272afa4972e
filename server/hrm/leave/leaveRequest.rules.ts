import { z } from 'zod';
import { optionalId, recordId, requiredDay } from '../../core/rules/fields.ts';
import type { Transitions } from '../../core/rules/transitions.ts';

/** Approval of a request for leave; a refused or cancelled one takes no days. */
export const leaveStatuses = ['PENDING', 'APPROVED', 'REFUSED', 'CANCELLED'] as const;
export type LeaveStatusName = (typeof leaveStatuses)[number];

/** Allowed transitions of a request. */
export const leaveTransitions: Transitions<LeaveStatusName> = {
  PENDING: ['APPROVED', 'REFUSED', 'CANCELLED'],
  APPROVED: ['CANCELLED'],
  REFUSED: [],
  CANCELLED: [],
};

/** How much of each day is taken. */
export const leaveParts = ['WHOLE', 'MORNING', 'AFTERNOON'] as const;
export type LeavePartName = (typeof leaveParts)[number];

/**
 * Validation rules for a request for leave (domain §5, leave ledger). It holds no reason, because that is often a matter of health, and
 * everybody with HRM reads it.
 */
export const leaveRequestRules = z.object({
  employeeId: recordId,
  leaveTypeId: optionalId.describe('Required of a new request; kept if omitted or null.'),
  startsOn: requiredDay,
  endsOn: requiredDay.describe('Last day of the leave.'),
  part: z.enum(leaveParts, 'required').default('WHOLE').describe('Half a day only if the leave is of one day.'),
});

/** Validated values of a request. */
export type LeaveRequestValues = z.output<typeof leaveRequestRules>;
