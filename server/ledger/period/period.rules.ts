import { z } from 'zod';
import { optionalDay } from '../../core/rules/fields.ts';

/** Validation rules of the lock date: a day, or empty to unlock; the server also checks that the day is over and its year not closed. */
export const lockDateRules = z.object({
  lockedUntil: optionalDay,
});
