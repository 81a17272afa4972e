import 'reflect-metadata';
import { connectDatabase } from './core/database/orm.ts';
import type { Database } from './core/database/Database.ts';
import { migrateDatabase, type DatabaseAddress } from './core/database/prepareDatabase.ts';
import { migrations } from './migrations/migrations.ts';
import { modules } from './modules.ts';

const entities = modules.flatMap(module => module.entities);

/** Noria's database at an address: connected, migrated, with every module's entities. Throws a StartError of one line. */
export const openDatabase = (address: DatabaseAddress, connections?: number): Promise<Database> =>
  connectDatabase(address, { connections, entities, migrations });

/** Brings the tables of an empty database to where these migrations leave them, and no further: as a backup has them. */
export const migrateTo = (ownerUrl: string, names: ReadonlySet<string>): Promise<void> =>
  migrateDatabase(
    ownerUrl,
    migrations.filter(({ name }) => names.has(name)),
  );
