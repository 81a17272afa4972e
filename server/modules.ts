import type { EntityClass } from '@mikro-orm/postgresql';
import { administration } from './administration/administration.module.ts';
import { core } from './core/core.module.ts';

/** What a module brings: its contents page. */
export interface Module {
  entities: EntityClass<object>[];
  resolvers: Function[];
}

/** Every module, listed once; core first, which is there whatever a company uses. */
export const modules: Module[] = [core, administration];

/** What clients may ask, of all modules together. */
export const resolvers = modules.flatMap(module => module.resolvers);
