import { z } from 'zod';
import { optionalDay, recordId } from '../../core/rules/fields.ts';

/** Maximum number of tasks drawn in one timeline; a larger project shows those that are due first. */
export const timelineLimit = 2_000;

/** Validation rules for new dates of a task. */
export const taskDatesRules = z.object({
  id: recordId,
  startOn: optionalDay.describe('Not in the past when it is set, and not before the project.'),
  dueOn: optionalDay.describe('Not after the project.'),
  movesFollowers: z
    .boolean('invalid')
    .nullish()
    .transform(value => value ?? true),
});
