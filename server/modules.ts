import type { EntityClass } from '@mikro-orm/postgresql';
import { administration } from './administration/administration.module.ts';
import { crm } from './crm/crm.module.ts';
import { core } from './core/core.module.ts';
import type { Erasable } from './core/erasure/Erasable.ts';
import type { AnyInvariant } from './core/invariants/Invariant.ts';
import type { Paper } from './core/print/Paper.ts';
import type { Route } from './core/rest/Route.ts';
import { inventory } from './inventory/inventory.module.ts';
import { ledger } from './ledger/ledger.module.ts';
import { parties } from './parties/parties.module.ts';
import { procurement } from './procurement/procurement.module.ts';

/** What a module brings: its contents page. */
export interface Module {
  entities: EntityClass<object>[];
  resolvers: Function[];
  /** Its documented calls below /api/v1. */
  routes: Route[];
  /** How its records are printed. */
  papers?: Paper[];
  /** Whose data it can erase, and what it keeps of them. */
  erasures?: Erasable[];
  /** What holds of its data at any moment. */
  invariants?: AnyInvariant[];
}

/** Every module, listed once; core first, which is there whatever a company uses. */
export const modules: Module[] = [core, administration, parties, ledger, inventory, crm, procurement];

/** What clients may ask, of all modules together. */
export const resolvers = modules.flatMap(module => module.resolvers);

/** What of it is documented below /api/v1. */
export const routes = modules.flatMap(module => module.routes);

/** How records are printed. */
export const papers = modules.flatMap(module => module.papers ?? []);

/** What holds of a company's data, of all modules together: looked at by tests and by `npm run invariants`. */
export const invariants = modules.flatMap(module => module.invariants ?? []);
