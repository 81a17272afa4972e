import { z } from 'zod';
import { requiredText } from '../rules/fields.ts';

/** What an erasure takes: the name of who is erased, typed, and why: who asked for it and when, without naming him. */
export const erasureRules = z.object({ name: z.string({ error: 'required' }).trim().min(1, 'required'), reason: requiredText(500) });
