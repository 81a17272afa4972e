/** Names of the modules as stored in `rolePremission` (spec 1 §6), by the API's enum. */
export const permissionNames = {
  ADMINISTRATIVE_ROLES: 'Administrative Roles',
  FINANCIAL_MANAGEMENT: 'Financial Management',
  HRM: 'HRM',
  CRM: 'CRM',
  INVENTORY: 'Inventory',
  PROJECT_MANAGEMENT: 'Project Management',
  PROCUREMENT: 'Procurement',
  ECOMMERCE: 'Ecommerce',
} as const;
export type PermissionCode = keyof typeof permissionNames;
export type PermissionName = (typeof permissionNames)[PermissionCode];
export const superAdministrator = 'SUPER_ADMIN';
/** Role of SUPER_ADMIN in a company they impersonate. */
export const impersonator = 'IMPERSONATOR';
