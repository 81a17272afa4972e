import { z } from 'zod';
import { requiredText } from '../../core/rules/fields.ts';

/** What a valid procurement permission is: a name, which the company uses once. */
export const procurementPermissionRules = z.object({ name: requiredText() });
