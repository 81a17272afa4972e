import { z } from 'zod';
import { requiredText } from '../rules/fields.ts';

/** The reason for an impersonation by SUPER_ADMIN, which the company's administrators can read. */
export const impersonationRules = z.object({ reason: requiredText(500) });
