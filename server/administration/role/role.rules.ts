import { z } from 'zod';
import { descriptionLimit, requiredText } from '../../core/rules/fields.ts';
import { permissionCodes } from '../../core/rules/permissionCodes.ts';
import { activeStatuses } from '../../core/rules/statuses.ts';

/** Validation rules for a role (spec 2 §5): title, description and status, and at least one permission. */
export const roleRules = z.object({
  title: requiredText(),
  description: requiredText(descriptionLimit),
  permissions: z
    .array(z.enum(permissionCodes, 'notInList'), 'required')
    .min(1, 'chooseOne')
    .transform(permissions => [...new Set(permissions)]),
  status: z.enum(activeStatuses, 'required'),
});

/** Validated values of a role. */
export type RoleValues = z.output<typeof roleRules>;
