import { z } from 'zod';
import { email, recordId, requiredText } from '../../core/rules/fields.ts';

/** What a valid user is (spec 2 §3). */
export const userRules = z.object({ name: requiredText(), email, roleId: recordId });
