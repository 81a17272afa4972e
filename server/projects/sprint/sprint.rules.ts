import { z } from 'zod';
import { descriptionLimit, optionalDay, optionalId, optionalText, recordId, recordIds, requiredText } from '../../core/rules/fields.ts';
import { sprintStates } from './sprintStates.rules.ts';

/** Maximum number of days from the first to the last day of a sprint. */
export const sprintDays = 366;

/** Validation rules for a sprint (spec 2 §5). */
export const sprintRules = z.object({
  name: requiredText(),
  projectId: recordId,
  status: z.enum(sprintStates, 'required').describe('Only ever moves forward: FUTURE, NEXT, CURRENT, COMPLETED.'),
  startsOn: optionalDay,
  endsOn: optionalDay.describe('Not before the start, and at most a year after it.'),
  goal: optionalText(descriptionLimit),
  taskIds: recordIds().optional().describe('At least one task of the project. They leave the sprint they were in.'),
});

/** Maximum number of tasks in a sprint. */
export const sprintTasks = 100;

/** What the form of a sprint asks for: a sprint may lose its tasks, but nobody may take all of them out of it. */
export const filledSprintRules = sprintRules.extend({ taskIds: recordIds(1) });

/** Validation rules for the completion of a sprint. */
export const completionRules = z.object({
  nextSprintId: optionalId.describe('Sprint of the same project that the open tasks move to; without one, they are in none.'),
});

/** Validated values of a sprint. */
export type SprintValues = z.output<typeof sprintRules>;
