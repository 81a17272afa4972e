import 'reflect-metadata';
import { connectDatabase } from './core/database/orm.ts';
import type { Database } from './core/database/Database.ts';
import { migrations } from './migrations/migrations.ts';
import { modules } from './modules.ts';

/** Noria's database at an address: connected, migrated, with every module's entities. Throws a StartError of one line. */
export const openDatabase = (url: string, connections?: number): Promise<Database> =>
  connectDatabase(url, { connections, entities: modules.flatMap(({ entities }) => entities), migrations });
