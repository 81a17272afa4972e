import { z } from 'zod';
import { optionalText, requiredDay, requiredText } from '../../core/rules/fields.ts';
import { activeStatuses } from '../../core/rules/statuses.ts';

/** Most goals of an appraisal. */
const mostGoals = 20;
/** What the weights of all goals add up to. */
const wholeWeight = 100;
/** Longest note on a goal. */
const noteLimit = 1_000;

/** Ratings, from 1 (far below what was agreed) to 5 (far above it). */
export const ratings = [1, 2, 3, 4, 5] as const;

/** Validation rules for a period of appraisals. */
export const appraisalPeriodRules = z
  .object({
    title: requiredText(),
    startsOn: requiredDay,
    endsOn: requiredDay.describe('Last day of the period.'),
    status: z.enum(activeStatuses, 'required').describe('Appraisals of an inactive period take no changes.'),
  })
  .refine(({ startsOn, endsOn }) => endsOn >= startsOn, { path: ['endsOn'], message: 'endBeforeStart' });

const goal = z.object({
  title: requiredText(),
  weight: z.coerce.number('invalid').int('invalid').min(1, { error: 'tooSmall' }).max(wholeWeight, { error: 'tooLarge' }),
});

/** What is agreed on for a period: goals whose weights add up to 100. */
export const appraisalGoalsRules = z.object({
  goals: z
    .array(goal, 'required')
    .min(1, 'chooseOne')
    .max(mostGoals, { error: 'tooMany', abort: true })
    .refine(goals => goals.reduce((sum, { weight }) => sum + weight, 0) === wholeWeight, 'weightsNotWhole')
    .refine(goals => new Set(goals.map(({ title }) => title)).size === goals.length, 'goalTwice'),
});

/** A rating of each goal, in their order. */
export const appraisalRatingsRules = z.object({
  ratings: z
    .array(
      z.object({
        rating: z.preprocess(
          value => (value === '' || Number.isNaN(value) ? undefined : value),
          z.coerce.number('required').int('invalid').min(1, { error: 'tooSmall' }).max(5, { error: 'tooLarge' }),
        ),
        note: optionalText(noteLimit),
      }),
      'required',
    )
    .max(mostGoals, { error: 'tooMany', abort: true }),
});

/** A goal as it is stored. */
export interface Goal {
  title: string;
  weight: number;
  selfRating?: number | null;
  selfNote?: string | null;
  managerRating?: number | null;
  managerNote?: string | null;
}
