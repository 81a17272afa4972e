import { z } from 'zod';
import { requiredText } from '../rules/fields.ts';

/** The reason for a SUPER_ADMIN's visit, which the company's administrators can read. */
export const visitRules = z.object({ reason: requiredText(500) });
