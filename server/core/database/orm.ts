import { ReflectMetadataProvider } from '@mikro-orm/decorators/legacy';
import type { MigrationObject } from '@mikro-orm/core';
import { Migrator } from '@mikro-orm/migrations';
import { MikroORM, type EntityClass, type Options } from '@mikro-orm/postgresql';
import { Logger, runMigrations } from 'graphile-worker';
import pg from 'pg';
import { StartError } from '../errors.ts';
import { ChangeLog } from '../audit/ChangeLog.ts';
import { Database } from './Database.ts';
import { Lanes } from './Lanes.ts';
import { NamedClient } from './NamedClient.ts';
import { NoriaDriver } from './NoriaDriver.ts';

/** What `openDatabase` takes beside the address. */
export interface DatabaseOptions {
  /** Connections at most; 2 to 5 a PostgreSQL core serve best (docs/performance.md). */
  connections?: number;
  entities: EntityClass<object>[];
  /** Every migration in the order it runs; what has run is never edited. */
  migrations: { name: string; class: new (...values: never[]) => object }[];
}

/** Connects as the owner, brings the tables up to date and answers the doors to the data. One line says why it cannot. */
export async function connectDatabase(url: string, { connections = 10, entities, migrations }: DatabaseOptions): Promise<Database> {
  const lanes = new Lanes(url);
  const driver = {
    Client: class extends NamedClient {
      protected readonly lanes = lanes;
    },
    pipeline: true,
    application_name: 'noria',
    connectionTimeoutMillis: 10_000,
    statement_timeout: 15_000,
  };
  const options: Options = {
    driver: NoriaDriver,
    clientUrl: url,
    // MikroORM does not look for it there: the folder of a socket.
    host: new URL(url).searchParams.get('host') ?? undefined,
    entities,
    metadataProvider: ReflectMetadataProvider,
    // A narrower view of the same rows is an entity of its own: a colleague of a user.
    discovery: { checkDuplicateTableNames: false },
    extensions: [Migrator],
    subscribers: [new ChangeLog()],
    migrations: { migrationsList: migrations as MigrationObject[], snapshot: false, silent: true, tableName: 'noria_migration' },
    pool: { max: connections },
    driverOptions: driver,
    forceUtcTimezone: true,
    ensureDatabase: false,
  };
  const orm = await MikroORM.init(options);
  try {
    const requestRole = await prepare(orm, url, new Set(migrations.map(({ name }) => name)));
    const pool = await orm.em.getDriver().getConnection().getNativeClient();
    const aside = new pg.Pool({ ...driver, connectionString: url, max: 2 });
    // A connection that is cut while nobody uses it is opened again by the next; without a listener pg would end the whole process.
    aside.on('error', () => undefined).on('connect', client => client.on('error', () => undefined));
    return new Database(orm, pool, aside, lanes, url, requestRole);
  } catch (error) {
    await Promise.all([orm.close(true), lanes.close()]).catch(() => undefined);
    throw error instanceof StartError ? error : new StartError(reason(error, url));
  }
}

/** Role and migrations under one advisory lock, so that several processes may start at once. */
async function prepare(orm: MikroORM, url: string, known: Set<string>): Promise<string | undefined> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    await client.query(`select pg_advisory_lock(hashtext('noria migrations'))`);
    const role = await requestRole(client);
    const { rows: executed } = await client.query<{ name: string }>('select name from noria_migration').catch(() => ({ rows: [] }));
    const newer = executed.find(({ name }) => !known.has(name));
    if (newer) throw new StartError(`The database is newer than this version of Noria (it has "${newer.name}"): start the newer version.`);
    await orm.migrator.up();
    await runMigrations({ connectionString: url, maxPoolSize: 1, logger: new Logger(() => () => undefined) });
    return role;
  } finally {
    await client.end();
  }
}

/** Makes the role that requests run under, where the owner may; it owns nothing and cannot pass a policy. */
async function requestRole(client: pg.Client): Promise<string | undefined> {
  const { rows } = await client.query<{ role: string; is_there: boolean; version: number }>(`
    select current_database() || '_request' as role, current_setting('server_version_num')::int as version,
      exists (select from pg_roles where rolname = current_database() || '_request') as is_there`);
  const { role, is_there: isThere, version } = rows[0];
  if (version < 150_000) throw new StartError('Noria needs PostgreSQL 15 or later.');
  const name = pg.escapeIdentifier(role);
  try {
    if (!isThere) await client.query(`create role ${name} nologin`);
    await client.query(`grant ${name} to current_user${version >= 160_000 ? ' with inherit false, set true' : ''}`).catch(() => undefined);
    await client.query(`begin; set local role ${name}; rollback`);
    await client.query(`grant usage on schema public to ${name}`);
    return role;
  } catch (error) {
    await client.query('rollback');
    if ((error as { code?: string }).code !== '42501') throw error;
    return undefined;
  }
}

const reasons: Record<string, string> = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'no such host',
  ETIMEDOUT: 'no answer',
  '28P01': 'wrong user or password',
  '28000': 'this user may not connect',
  '3D000': 'no such database',
  '42501': 'this user may not create what Noria needs',
};

/** Never the address whole: it holds the password. */
function reason(error: unknown, url: string): string {
  const { code, message, errors } = error as { code?: string; message?: string; errors?: { code?: string }[] };
  const { hostname, port, pathname } = new URL(url);
  const why = reasons[code ?? errors?.[0]?.code ?? ''] ?? message?.split('\n')[0] ?? 'unknown reason';
  const detail = code === '42501' && message ? ` (${message.split('\n')[0]})` : '';
  return `Cannot use the database at ${hostname}:${port || 5432}${pathname}: ${why}${detail}.`;
}
