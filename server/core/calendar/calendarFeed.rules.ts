import { z } from 'zod';
import { datedKinds } from '../dated/dated.rules.ts';

/** What a calendar link shows until its owner chooses: what is their own. */
export const ownKinds = ['TASK', 'SPRINT', 'ACTIVITY'] as const;

/** Validation rules of a calendar link. */
export const calendarFeedRules = z.object({
  kinds: z
    .array(z.enum(datedKinds, 'invalid'), 'required')
    .min(1, 'required')
    .max(50, 'tooMany')
    .transform(kinds => [...new Set(kinds)])
    .describe('What it shows, as far as its owner may read it at the time.'),
});
