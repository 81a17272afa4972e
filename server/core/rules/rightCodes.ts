import { permissionCodes } from './permissionCodes.ts';

type Module = (typeof permissionCodes)[number];

/** What a role may do in a module. READ comes with every module; the others can be withheld. */
export const actionCodes = ['READ', 'WRITE', 'DELETE', 'APPROVE', 'EXPORT'] as const;

/** An action of a module. */
export type ActionCode = (typeof actionCodes)[number];

/**
 * Rights that a module has beside its actions; the role form offers them. A module granted alone includes them. ALL_RECORDS: the records
 * of every owner, not only one's own.
 */
export const specialRights = {
  ADMINISTRATIVE_ROLES: [],
  FINANCIAL_MANAGEMENT: ['WRITE_OFF', 'EXCEED_BUDGET', 'SEE_PAY'],
  HRM: ['SEE_PAY', 'SEE_HEALTH'],
  CRM: ['ALL_RECORDS'],
  INVENTORY: [],
  PROJECT_MANAGEMENT: [],
  PROCUREMENT: ['OVERRIDE_MATCH'],
  ECOMMERCE: [],
} as const satisfies Record<Module, readonly string[]>;

type Specials = { [Of in Module]: `${Of}_${(typeof specialRights)[Of][number]}` }[Module];

/** A right of a role: an action of a module (`CRM_WRITE`), or a special right (`HRM_SEE_PAY`). */
export type RightCode = `${Module}_${ActionCode}` | Specials;

/** All rights of a module, actions first. */
export const rightsOfModule = (module: Module): RightCode[] =>
  [...actionCodes, ...specialRights[module]].map(right => `${module}_${right}` as RightCode);

/** Every right, by module. */
export const rightCodes = permissionCodes.flatMap(rightsOfModule) as [RightCode, ...RightCode[]];

/** The module of a right. */
export const moduleOfRight = (right: string): Module | undefined => permissionCodes.find(module => right.startsWith(`${module}_`));

/** The listed rights of a module; empty if the module is granted alone, with all of its rights. */
const listedOf = (module: Module, rights: readonly string[]) => rightsOfModule(module).filter(right => rights.includes(right));

/**
 * The rights that a role gives: of each module those it lists, and READ; all of a module of which it lists none. Rights of modules that it
 * does not hold give nothing.
 */
export const effectiveRights = (modules: readonly Module[], rights: readonly string[]): RightCode[] =>
  modules.flatMap(module => {
    const listed = listedOf(module, rights);
    return rightsOfModule(module).filter(right => !listed.length || right === `${module}_READ` || listed.includes(right));
  });

/**
 * The rights of a role as stored: none for a module that has all of them, READ with every other one, and none of modules that the role
 * does not hold.
 */
export const storedRights = (modules: readonly Module[], rights: readonly string[]): RightCode[] =>
  modules.flatMap(module => {
    const held = effectiveRights([module], rights);
    return held.length === rightsOfModule(module).length ? [] : held;
  });
