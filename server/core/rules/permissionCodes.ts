/** Permissions of a role, one per module (spec 1 §6). */
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
