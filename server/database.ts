import 'reflect-metadata';
import { connectDatabase } from './core/database/orm.ts';
import type { Database } from './core/database/Database.ts';
import { migrations } from './migrations/migrations.ts';
import { modules } from './modules.ts';

const entities = modules.flatMap(module => module.entities);

/** Noria's database at an address: connected, migrated, with every module's entities. Throws a StartError of one line. */
export const openDatabase = (url: string, connections?: number): Promise<Database> =>
  connectDatabase(url, { connections, entities, migrations });

/** Brings the tables of an empty database to where these migrations leave them, and no further: as a backup has them. */
export async function migrateTo(url: string, names: ReadonlySet<string>): Promise<void> {
  const those = migrations.filter(({ name }) => names.has(name));
  await (await connectDatabase(url, { connections: 2, entities, migrations: those })).close();
}
