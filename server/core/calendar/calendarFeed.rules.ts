import { z } from 'zod';
import { datedKinds } from '../dated/dated.rules.ts';

/** Validation rules of a calendar link. */
export const calendarFeedRules = z.object({
  kinds: z
    .array(z.enum(datedKinds, 'invalid'), 'required')
    .min(1, 'required')
    .max(50, 'tooMany')
    .transform(kinds => [...new Set(kinds)])
    .describe('What it shows, as far as its owner may read it at the time.'),
});
