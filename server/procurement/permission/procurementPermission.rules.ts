import { z } from 'zod';
import { requiredText } from '../../core/rules/fields.ts';

/** Validation rules for a procurement permission: a name, unique within the company. */
export const procurementPermissionRules = z.object({ name: requiredText() });
