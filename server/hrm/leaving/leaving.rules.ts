import { z } from 'zod';
import { optionalId, recordId, requiredDay, requiredText } from '../../core/rules/fields.ts';
import { activeStatuses } from '../../core/rules/statuses.ts';
import { wholeDays } from '../employeeDocument/employeeDocument.rules.ts';

/** Validation rules for a step of the template by which people leave. */
export const leavingStepRules = z.object({
  title: requiredText(),
  daysBefore: wholeDays.default(0).describe('Days before the last day of the employee on which it is due.'),
  assigneeId: optionalId.describe('The user who does it; whoever starts the checklist, if omitted.'),
  status: z.enum(activeStatuses, 'required'),
});

/** Validation rules for what is to be done before somebody leaves. */
export const leavingTaskRules = z.object({
  employeeId: recordId,
  title: requiredText(),
  assigneeId: optionalId,
  dueOn: requiredDay,
});

/** What starting the checklist of a leaver asks for. */
export const startLeavingRules = z.object({ leftOn: requiredDay });
