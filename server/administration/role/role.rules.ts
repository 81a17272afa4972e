import { z } from 'zod';
import { descriptionLimit, requiredText } from '../../core/rules/fields.ts';
import { permissionCodes } from '../../core/rules/permissionCodes.ts';
import { rightCodes } from '../../core/rules/rightCodes.ts';
import { activeStatuses } from '../../core/rules/statuses.ts';

/** Validation rules for a role (spec 2 §5): title, description and status, and at least one permission. */
export const roleRules = z.object({
  title: requiredText(),
  description: requiredText(descriptionLimit),
  permissions: z
    .array(z.enum(permissionCodes, 'notInList'), 'required')
    .min(1, 'chooseOne')
    .transform(permissions => [...new Set(permissions)]),
  rights: z
    .array(z.enum(rightCodes, 'notInList'))
    .max(rightCodes.length, 'invalid')
    .default([])
    .describe('Actions and special rights of modules that are granted in part; a module without any is granted whole.'),
  status: z.enum(activeStatuses, 'required'),
});

/** Validated values of a role. */
export type RoleValues = z.output<typeof roleRules>;
