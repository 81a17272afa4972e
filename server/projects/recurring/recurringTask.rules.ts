import { z } from 'zod';
import { optionalDay, optionalId, recordId, requiredDay, requiredText } from '../../core/rules/fields.ts';
import { activeStatuses } from '../../core/rules/statuses.ts';

/** How often a task is made again. */
export const taskFrequencies = ['WEEKLY', 'MONTHLY'] as const;
export type TaskFrequencyName = (typeof taskFrequencies)[number];

/** Days of the week, as ISO 8601 counts them from Monday. */
export const weekdays = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const;
export type WeekdayName = (typeof weekdays)[number];

/** Validation rules of a recurring task. */
export const recurringTaskRules = z
  .object({
    title: requiredText(),
    sourceId: recordId.describe('The task that is made again, with its subtasks, checklists and dependencies.'),
    frequency: z.enum(taskFrequencies, 'required'),
    every: z
      .preprocess(
        value => (value === '' || value === null || value === undefined || Number.isNaN(value) ? 1 : value),
        z.coerce.number('invalid').int('invalid').min(1, { error: 'tooSmall' }).max(52, { error: 'tooLarge' }),
      )
      .describe('Every so many weeks or months; 1, if omitted.'),
    weekdays: z
      .array(z.enum(weekdays, 'notInList'))
      .max(7, 'tooMany')
      .nullish()
      .transform(days => weekdays.filter(day => days?.includes(day)))
      .describe('Days of the week on which it is made; at least one if it is weekly, none if it is monthly.'),
    startsOn: requiredDay.describe('The first day on which one is made; the day of the month, if it is monthly.'),
    endsOn: optionalDay.describe('The last day on which one is made; none, if omitted.'),
    ownerId: optionalId.describe('The user who makes them; the one who creates it, if omitted.'),
    status: z.enum(activeStatuses, 'required'),
  })
  .refine(({ startsOn, endsOn }) => !endsOn || startsOn <= endsOn, { path: ['endsOn'], message: 'endBeforeStart' })
  .refine(({ frequency, weekdays: days }) => frequency !== 'WEEKLY' || days.length > 0, { path: ['weekdays'], message: 'chooseOne' });

/** Validated values of a recurring task. */
export type RecurringTaskValues = z.output<typeof recurringTaskRules>;
