import { permissionCodes } from '../rules/permissionCodes.ts';
import { EnumOf } from '../graphql/EnumOf.ts';

export const Permission = EnumOf('Permission', permissionCodes, 'Permission of a role: one per module.');
export type Permission = (typeof permissionCodes)[number];

/** Permission names in the documented API and in the browser's stored session (spec 1 §6). */
export const permissionNames: Record<Permission, string> = {
  ADMINISTRATIVE_ROLES: 'Administrative Roles',
  FINANCIAL_MANAGEMENT: 'Financial Management',
  HRM: 'HRM',
  CRM: 'CRM',
  INVENTORY: 'Inventory',
  PROJECT_MANAGEMENT: 'Project Management',
  PROCUREMENT: 'Procurement',
  ECOMMERCE: 'Ecommerce',
};
