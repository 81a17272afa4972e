import { z } from 'zod';
import { descriptionLimit, requiredText } from '../../core/rules/fields.ts';
import { activeStatuses } from '../../core/rules/statuses.ts';

export const permissionCodes = [
  'ADMINISTRATIVE_ROLES',
  'FINANCIAL_MANAGEMENT',
  'HRM',
  'CRM',
  'INVENTORY',
  'PROJECT_MANAGEMENT',
  'PROCUREMENT',
  'ECOMMERCE',
] as const;

/** What a valid role is (spec 2 §5): title, description and status, and at least one permission. */
export const roleRules = z.object({
  title: requiredText(),
  description: requiredText(descriptionLimit),
  permissions: z
    .array(z.enum(permissionCodes, 'notInList'), 'required')
    .min(1, 'chooseOne')
    .transform(permissions => [...new Set(permissions)]),
  status: z.enum(activeStatuses, 'required'),
});
