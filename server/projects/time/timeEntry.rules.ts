import { z } from 'zod';
import { descriptionLimit, numberText, onPurpose, optionalId, optionalText, requiredDay } from '../../core/rules/fields.ts';

/** Maximum number of hours that one person works on a day. */
export const hoursOfDay = 24;

/** Validation rules for time spent on a project. */
export const timeEntryRules = z.object({
  taskId: optionalId.describe('A task of the project.'),
  projectId: optionalId.describe("The task's project, if omitted."),
  userId: optionalId.describe('A member of the project; the user who creates it, if omitted.'),
  spentOn: requiredDay.describe('Not in the future.'),
  hours: numberText(2)
    .refine(value => Number(value) > 0, 'notPositive')
    .refine(value => Number(value) <= hoursOfDay, { message: 'tooLarge', params: { max: hoursOfDay } }),
  isBillable: onPurpose,
  note: optionalText(descriptionLimit),
});

/** Validated values of time spent on a project. */
export type TimeEntryValues = z.output<typeof timeEntryRules>;
