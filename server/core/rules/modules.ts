import { z } from 'zod';
import { permissionCodes } from './permissionCodes.ts';

/** Modules that a company can use. Administration is always in use, and no plan counts it (domain §9). */
export const moduleCodes = permissionCodes.filter(code => code !== 'ADMINISTRATIVE_ROLES');

/** The order in which a plan's modules are enabled in a company that chose none. */
export const modulesByUse = [
  'CRM',
  'FINANCIAL_MANAGEMENT',
  'INVENTORY',
  'ECOMMERCE',
  'PROCUREMENT',
  'PROJECT_MANAGEMENT',
  'HRM',
] satisfies typeof moduleCodes;

/** The modules in use, each once and without administration. Code: notInList. */
export const modulesRule = z
  .array(z.enum(permissionCodes, 'notInList'))
  .transform(modules => moduleCodes.filter(module => modules.includes(module)));
