import type { MigrationObject } from '@mikro-orm/core';
import { Migrator } from '@mikro-orm/migrations';
import { MikroORM } from '@mikro-orm/postgresql';
import { Logger, runMigrations } from 'graphile-worker';
import type pg from 'pg';
import { StartError } from '../errors.ts';
import { openClient } from './openClient.ts';
import { refuseUnknown } from './refuseUnknown.ts';
import { addressOf, admit, makeRoles, rolesOf, type Roles } from './serving.ts';

/** Address of a database. */
export interface DatabaseAddress {
  /** URL of a serving role; or of the owner of the tables, in which case a serving role is created. */
  url: string;
  /** URL of the owner of the tables, if `url` is not. */
  ownerUrl?: string;
  /** URL of a streaming replica of the database for heavy reads. Noria signs in to it as to the primary. */
  readUrl?: string;
}

/** A step from one version's tables to the next one's. */
export interface NamedMigration {
  name: string;
  class: new (...values: never[]) => object;
}

/** URLs that a process serves from, for two roles that own nothing. */
export interface ServingAddress {
  /** For the platform's own work: sign-in, companies, jobs. */
  url: string;
  /** For requests of a company: a connection with this role cannot switch to one that sees more. */
  requestUrl: string;
}

/** State of the database as a connection finds it. */
interface Standing {
  version: number;
  /** Whether Noria's tables exist, and whether the connected user owns them or may create them. */
  isMade: boolean;
  isOwner: boolean;
}

/**
 * Migrates tables and roles as the owner, and returns the URLs to serve from. Holds a lock, so that several processes may start at once.
 * @throws StartError
 */
export async function prepareDatabase({ url, ownerUrl }: DatabaseAddress, migrations: NamedMigration[]): Promise<ServingAddress> {
  const client = await openClient(ownerUrl ?? url, 'noria migrations');
  try {
    const standing = await standingOf(client);
    if (ownerUrl && !standing.isOwner) throw new StartError(`DATABASE_OWNER_URL: ${client.user} does not own the tables.`);
    if (!standing.isOwner) {
      await refuseOld(client, standing, migrations);
      return await logIn(rolesOf(client.database!), url);
    }
    await migrateAs(client, ownerUrl ?? url, migrations);
    const roles = rolesOf(client.database!);
    const server = `${client.database!}_server`;
    return ownerUrl ? await logIn(roles, url, client) : await logIn(roles, await addressOf(server, url, client), client, true);
  } finally {
    await client.end();
  }
}

/**
 * Verifies the login of both serving roles; the password of the request role is derived from that of the other.
 * @param owner creates missing roles.
 * @param isOurs whether the platform's login is one created here.
 */
async function logIn({ request, platform }: Roles, url: string, owner?: pg.Client, isOurs = false): Promise<ServingAddress> {
  const client = await admit(owner, { url, memberOf: platform, isOurs });
  try {
    const requestUrl = await addressOf(request, url, client);
    const requests = await admit(owner, { url: requestUrl, never: platform, isOurs: true });
    await requests.end();
    return { url, requestUrl };
  } finally {
    await client.end();
  }
}

/** Refuses a user who may not create tables. @throws StartError */
export async function refuseUnlessOwner(client: pg.Client): Promise<void> {
  const { isOwner } = await standingOf(client);
  if (!isOwner) throw new StartError(`${client.user} does not own the database: set DATABASE_OWNER_URL to the owner's URL.`);
}

/** Runs the given migrations on a database. @throws StartError */
export async function migrateDatabase(ownerUrl: string, migrations: NamedMigration[]): Promise<void> {
  const client = await openClient(ownerUrl, 'noria migrations');
  try {
    await refuseUnlessOwner(client);
    await migrateAs(client, ownerUrl, migrations);
  } finally {
    await client.end();
  }
}

async function standingOf(client: pg.Client): Promise<Standing> {
  const { rows } = await client.query<Standing>(`
    select current_setting('server_version_num')::int as version, t.oid is not null as "isMade",
      coalesce(pg_has_role(session_user, t.relowner, 'usage'), has_schema_privilege(to_regnamespace('public'), 'create'), false) as "isOwner"
    from (values (to_regclass('public.noria_migration'))) made (oid) left join pg_class t on t.oid = made.oid`);
  if (rows[0].version < 150_000) throw new StartError('Noria needs PostgreSQL 15 or later.');
  return rows[0];
}

/** Roles come first, because migrations grant to them. The lock is released when the session ends. */
async function migrateAs(client: pg.Client, ownerUrl: string, migrations: NamedMigration[]): Promise<void> {
  await client.query(`select pg_advisory_lock(hashtext('noria migrations'))`);
  await makeRoles(client, rolesOf(client.database!));
  if ((await waiting(client, migrations)).length) await runThem(ownerUrl, migrations);
  await runMigrations({ connectionString: ownerUrl, maxPoolSize: 1, logger: new Logger(() => () => undefined) });
  const { rows } = await client.query<{ opens: boolean }>(`select to_regproc('public.noria_open_worker') is not null as opens`);
  if (rows[0].opens) await client.query('select noria_open_worker()');
}

/** Returns the migrations that have not run. @throws StartError if one has run that this version does not have. */
async function waiting(client: pg.Client, migrations: NamedMigration[]): Promise<NamedMigration[]> {
  const { rows: made } = await client.query(`select from pg_class where oid = to_regclass('public.noria_migration')`);
  if (!made.length) return migrations;
  const { rows } = await client.query<{ name: string }>('select name from noria_migration');
  const executed = new Set(rows.map(({ name }) => name));
  refuseUnknown(
    'database',
    [...executed],
    migrations.map(({ name }) => name),
  );
  return migrations.filter(({ name }) => !executed.has(name));
}

async function refuseOld(client: pg.Client, { isMade }: Standing, migrations: NamedMigration[]): Promise<void> {
  const isOld = !isMade || (await waiting(client, migrations)).length > 0;
  if (isOld)
    throw new StartError(
      `${isMade ? 'The tables belong to an older version of Noria' : 'The database has no Noria tables yet'}, and ${client.user} does not own the database: set DATABASE_OWNER_URL to the owner's URL.`,
    );
}

async function runThem(clientUrl: string, migrations: NamedMigration[]): Promise<void> {
  const orm = await MikroORM.init({
    clientUrl,
    host: new URL(clientUrl).searchParams.get('host') ?? undefined,
    entities: [],
    discovery: { warnWhenNoEntities: false },
    extensions: [Migrator],
    migrations: { migrationsList: migrations as MigrationObject[], snapshot: false, silent: true, tableName: 'noria_migration' },
    pool: { max: 1 },
    ensureDatabase: false,
  });
  try {
    await orm.migrator.up();
  } finally {
    await orm.close(true);
  }
}
