import { ReflectMetadataProvider } from '@mikro-orm/decorators/legacy';
import { Configuration, MikroORM, type EntityClass, type EntityManager, type MetadataStorage, type Options } from '@mikro-orm/postgresql';
import pg from 'pg';
import { StartError } from '../errors.ts';
import { ChangeLog } from './ChangeLog.ts';
import { Database } from './Database.ts';
import { SharedConnections } from './wire/SharedConnections.ts';
import { NamedClient } from './wire/NamedClient.ts';
import { NoriaDriver } from './NoriaDriver.ts';
import { Replica } from './Replica.ts';
import { withLogin } from './serving.ts';
import { prepareDatabase, type DatabaseAddress, type NamedMigration } from './prepareDatabase.ts';

/** Options of `openDatabase` in addition to the address. */
export interface DatabaseOptions {
  /** Maximum number of connections; 2 to 5 per PostgreSQL core work best (docs/performance.md). */
  connections?: number;
  entities: EntityClass<object>[];
  /** All migrations in the order they run; a migration that has run is never edited. */
  migrations: NamedMigration[];
}

/** Migrates the tables as their owner, connects as roles that own nothing, and returns the Database. Throws a one-line StartError. */
export async function connectDatabase(
  address: DatabaseAddress,
  { connections = 10, entities, migrations }: DatabaseOptions,
): Promise<Database> {
  const { url, requestUrl } = await prepareDatabase(address, migrations).catch((error: unknown) =>
    fail(error, address.ownerUrl ?? address.url),
  );
  const sharedConnections = new SharedConnections(requestUrl);
  const em = await managerOf(optionsFor(requestUrl, entities, connections, sharedConnections), entities);
  // The platform's own work is lighter than that of requests, so it gets half as many connections.
  const options = optionsFor(url, entities, Math.ceil(connections / 2));
  const platform = managerWith(em.getMetadata(), options);
  try {
    const requests = { pool: await em.getDriver().getConnection().getNativeClient(), sharedConnections, url: requestUrl };
    const pool = await platform.getDriver().getConnection().getNativeClient();
    const aside = new pg.Pool({ ...(options.driverOptions as pg.PoolConfig), connectionString: url, max: 2 });
    // A connection cut while idle is replaced on next use; without a listener pg would crash the process.
    aside.on('error', () => undefined).on('connect', client => client.on('error', () => undefined));
    const replica = address.readUrl
      ? await connectReplica(optionsFor(withLogin(address.readUrl, requestUrl), entities, Math.ceil(connections / 2)), em, pool)
      : undefined;
    return new Database(em, requests, { em: platform, pool, aside, url }, replica);
  } catch (error) {
    await Promise.all([em.getDriver().close(true), platform.getDriver().close(true), sharedConnections.close()]).catch(() => undefined);
    return fail(error, url);
  }
}

/** Sets up a replica; it need not be there yet. */
async function connectReplica(options: Options, requests: EntityManager, primary: pg.Pool): Promise<Replica> {
  // Shorter than for the primary, which takes over.
  const driverOptions = { ...(options.driverOptions as pg.PoolConfig), connectionTimeoutMillis: 1_000 };
  const em = managerWith(requests.getMetadata(), { ...options, driverOptions });
  return new Replica(em, await em.getDriver().getConnection().getNativeClient(), primary);
}

/** Returns an entity manager. Databases of one process share what is discovered of the entities, because their tables are the same. */
async function managerOf(options: Options, entities: EntityClass<object>[]): Promise<EntityManager> {
  const known = discovered.get(entities);
  if (known) return managerWith(known, options);
  const orm = await MikroORM.init(options);
  discovered.set(entities, orm.getMetadata());
  return orm.em;
}

const discovered = new WeakMap<EntityClass<object>[], MetadataStorage>();

function managerWith(metadata: MetadataStorage, options: Options): EntityManager {
  const driver = new Configuration(options).getDriver() as NoriaDriver;
  driver.setMetadata(metadata);
  return driver.createEntityManager();
}

const optionsFor = (clientUrl: string, entities: EntityClass<object>[], max: number, sharedConnections?: SharedConnections): Options => ({
  driver: class extends NoriaDriver {
    protected override readonly sharedConnections = sharedConnections;
  },
  clientUrl,
  // The socket folder, which MikroORM does not read from the URL.
  host: new URL(clientUrl).searchParams.get('host') ?? undefined,
  entities,
  metadataProvider: ReflectMetadataProvider,
  // A narrower view of the same rows is an entity of its own, such as CompanyUser for User.
  discovery: { checkDuplicateTableNames: false },
  subscribers: [new ChangeLog()],
  pool: { max },
  driverOptions: {
    Client: NamedClient,
    pipeline: true,
    application_name: 'noria',
    connectionTimeoutMillis: 10_000,
    statement_timeout: 15_000,
  },
  forceUtcTimezone: true,
  ensureDatabase: false,
});

const fail = (error: unknown, url: string): never => {
  throw error instanceof StartError ? error : new StartError(reason(error, url));
};

const reasons: Record<string, string> = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'no such host',
  ETIMEDOUT: 'no answer',
  '28P01': 'wrong user or password',
  '28000': 'this user may not connect',
  '3D000': 'no such database',
  '42501': 'this user may not create what Noria needs',
};

/** Omits most of the URL, because it contains the password. */
function reason(error: unknown, url: string): string {
  const { code, message, errors } = error as { code?: string; message?: string; errors?: { code?: string }[] };
  const { hostname, port, pathname } = new URL(url);
  const why = reasons[code ?? errors?.[0]?.code ?? ''] ?? message?.split('\n')[0] ?? 'unknown reason';
  const detail = code === '42501' && message ? ` (${message.split('\n')[0]})` : '';
  return `Cannot use the database at ${hostname}:${port || 5432}${pathname}: ${why}${detail}.`;
}
