import type { EntityClass } from '@mikro-orm/postgresql';
import { administration } from './administration/administration.module.ts';

/** What a module brings: its contents page. */
export interface Module {
  entities: EntityClass<object>[];
  resolvers: Function[];
}

/** Every module, listed once. */
export const modules: Module[] = [administration];
