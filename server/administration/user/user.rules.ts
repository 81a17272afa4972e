import { z } from 'zod';
import { email, recordId, requiredText } from '../../core/rules/fields.ts';

/** Validation rules for a user (spec 2 §3). */
export const userRules = z.object({ name: requiredText(), email, roleId: recordId });
