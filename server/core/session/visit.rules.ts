import { z } from 'zod';
import { requiredText } from '../rules/fields.ts';

/** Why SUPER_ADMIN enters a company: its administrators read it. */
export const visitRules = z.object({ reason: requiredText(500) });
