import type { QueryArrayConfig, QueryResult } from 'pg';
import { sendBatch } from './wire/Batch.ts';
import { CompiledQuery } from 'kysely';
import { variablesOf, type Database, type Tenant } from './Database.ts';
import { beginRead } from './beginTransaction.ts';
import { nameOf } from './wire/NamedClient.ts';
import { onConnection } from './onConnection.ts';

/** Connections that a read may use. */
type Connections = Pick<Database, 'pool' | 'requests' | 'replica'>;

/** Who a read runs as: a tenant's request, or the platform for its own tables. */
export interface ReadScope {
  tenant: Tenant | undefined;
  platform: boolean;
  /** Whether it may take long, and so may run on the replica. */
  isHeavy?: boolean;
}

const scopeStatement = `select set_config('transaction_read_only', 'on', true), set_config('app.company', $1, true), set_config('app.user', $2, true), set_config('app.platform', $3, true)`;

/**
 * Runs a statement that returns a single text, in its own tenant-scoped transaction and one round trip; no state remains on the pooled
 * connection.
 */
export async function readText(
  connections: Connections,
  { tenant, platform, isHeavy }: ReadScope,
  text: string,
  values: unknown[],
): Promise<string | null> {
  if (isHeavy && tenant && !platform && connections.replica) {
    const statement = CompiledQuery.raw(text, values);
    return connections.replica.read(
      variablesOf(tenant),
      async em => textOfRow((await em.getKysely().executeQuery<Record<string, string | null>>(statement)).rows[0]),
      () => readText(connections, { tenant, platform }, text, values),
    );
  }
  const scope = [tenant?.companyId ?? '', tenant?.userId ?? '', platform ? 'on' : ''];
  const statements = [
    { text: scopeStatement, values: scope },
    { text, values },
  ];
  const [, answer] = await (platform
    ? onConnection(connections.pool, client => sendBatch(client, tripOf(statements)))
    : inOneTrip(connections, statements));
  return textOf(answer);
}

/** The viewer a read was compiled for, and the stamp of their rights at that time. */
export interface KnownViewer extends Tenant {
  userId: string;
  sessionId: string;
  stamp: string;
}

/**
 * Like `readText`, for a viewer remembered from an earlier request: the same round trip checks that their session and rights still have
 * that stamp. Returns undefined if they do not; the result is then discarded.
 */
export async function readTextOfKnown(
  connections: Connections,
  { sessionId, companyId, userId, stamp }: KnownViewer,
  text: string,
  values: unknown[],
): Promise<string | null | undefined> {
  const [entered, answer] = await inOneTrip(connections, [
    { text: beginRead(sessionId), values: [sessionId, companyId, userId, stamp] },
    { text, values },
  ]);
  return entered.rows[0][knownColumn] === true ? textOf(answer) : undefined;
}

/** Index of the `known` column in the first statement's result. */
const knownColumn = 2;

const textOfRow = (row: Record<string, string | null> | undefined) => Object.values(row ?? {})[0] ?? null;

const textOf = ({ rows }: QueryResult<unknown[]>) => (rows[0]?.[0] as string | null | undefined) ?? null;

type Statements = { text: string; values: unknown[] }[];

const tripOf = (statements: Statements) =>
  statements.map(({ text, values }): QueryArrayConfig => ({ text, values, name: nameOf(text), rowMode: 'array' }));

function inOneTrip({ requests: { pool, sharedConnections } }: Connections, statements: Statements): Promise<QueryResult<unknown[]>[]> {
  const trip = tripOf(statements);
  return sharedConnections.run(trip, () => onConnection(pool, client => sendBatch(client, trip)));
}
