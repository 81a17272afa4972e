import { z } from 'zod';
import { requiredText } from '../rules/fields.ts';

/** Input of an erasure: the person's name, typed as confirmation, and the reason: who requested it and when, without naming the person. */
export const erasureRules = z.object({ name: z.string({ error: 'required' }).trim().min(1, 'required'), reason: requiredText(500) });
