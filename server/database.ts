import 'reflect-metadata';
import { connectDatabase } from './core/database/orm.ts';
import type { Database } from './core/database/Database.ts';
import { migrateDatabase, type DatabaseAddress } from './core/database/prepareDatabase.ts';
import { migrations } from './migrations/migrations.ts';
import { modules } from './modules.ts';

const entities = modules.flatMap(module => module.entities);

/** Connects to the Noria database at an address, migrates it and registers the entities of every module. Throws a one-line StartError. */
export const openDatabase = (address: DatabaseAddress, connections?: number): Promise<Database> =>
  connectDatabase(address, { connections, entities, migrations });

/** Runs only the named migrations on an empty database, so that its tables match those of a backup. */
export const migrateTo = (ownerUrl: string, names: ReadonlySet<string>): Promise<void> =>
  migrateDatabase(
    ownerUrl,
    migrations.filter(({ name }) => names.has(name)),
  );
