import { z } from 'zod';

/** Validation rules of the lock date: a day, or empty to unlock; the server also checks that the day is over and its year not closed. */
export const lockDateRules = z.object({
  lockedUntil: z
    .string()
    .regex(/^(\d{4}-\d{2}-\d{2})?$/, 'invalid')
    .nullish()
    .transform(value => value || null),
});
