import { registerEnumType } from 'type-graphql';

/** What a role may open: one name a module (spec 1 §6). */
export enum Permission {
  ADMINISTRATIVE_ROLES = 'ADMINISTRATIVE_ROLES',
  FINANCIAL_MANAGEMENT = 'FINANCIAL_MANAGEMENT',
  HRM = 'HRM',
  CRM = 'CRM',
  INVENTORY = 'INVENTORY',
  PROJECT_MANAGEMENT = 'PROJECT_MANAGEMENT',
  PROCUREMENT = 'PROCUREMENT',
  ECOMMERCE = 'ECOMMERCE',
}
registerEnumType(Permission, { name: 'Permission', description: 'What a role may open: one name a module.' });

/** The names of the documented API and of the browser's stored session (spec 1 §6). */
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
