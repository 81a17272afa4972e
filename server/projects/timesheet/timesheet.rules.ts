import { z } from 'zod';
import { descriptionLimit, numberText, optionalId, recordId, requiredDay, requiredText } from '../../core/rules/fields.ts';
import { hoursOfDay } from '../time/timeEntry.rules.ts';

/** Maximum number of cells saved at once: a week of fifty rows. */
const cellLimit = 350;

/** Validation rules for one day of a row in a timesheet. */
const cell = z.object({
  projectId: recordId,
  taskId: optionalId,
  spentOn: requiredDay,
  hours: numberText(2)
    .refine(value => Number(value) >= 0, { message: 'tooSmall', params: { min: 0 } })
    .refine(value => Number(value) <= hoursOfDay, { message: 'tooLarge', params: { max: hoursOfDay } }),
});

/** Validation rules for changes of a timesheet. */
export const timesheetRules = z.object({
  cells: z.array(cell, 'required').min(1, 'required').max(cellLimit, { error: 'tooMany', abort: true }),
});

/** One day of a row in a timesheet. */
export type TimesheetCellValues = z.output<typeof cell>;

/** Validation rules for the week of a timesheet, named by any of its days. */
export const weekRules = z.object({ day: requiredDay });

/** Validation rules for a decision on the hours that a user submitted for a week of a project. */
export const submissionRules = weekRules.extend({ userId: recordId, projectId: recordId });

/** Validation rules for sending submitted hours back. */
export const rejectionRules = submissionRules.extend({ reason: requiredText(descriptionLimit) });

/** Hours that a user submitted for a week of a project. */
export type Submission = z.output<typeof submissionRules>;
