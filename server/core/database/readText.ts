import type { QueryArrayConfig, QueryResult } from 'pg';
import { makeTrip } from './Batch.ts';
import type { Database, Tenant } from './Database.ts';
import { enterToRead } from './entering.ts';
import { nameOf } from './NamedClient.ts';
import { onConnection } from './onConnection.ts';

/** Over which a read may go. */
type Connections = Pick<Database, 'pool' | 'lanes'>;

/** What a read runs as: a role that row level security binds, or the owner for the platform's own tables. */
export interface ReadScope {
  role: string | undefined;
  tenant: Tenant | undefined;
  platform: boolean;
}

const scopeStatement = `select set_config('transaction_read_only', 'on', true), set_config('app.company', $1, true), set_config('app.user', $2, true), set_config('app.platform', $3, true), set_config('role', $4, true)`;

/**
 * Runs one statement that answers one text, in a transaction of its own that carries company and role, in one round trip; nothing
 * stays behind on the pooled connection.
 */
export async function readText(
  connections: Connections,
  { role, tenant, platform }: ReadScope,
  text: string,
  values: unknown[],
): Promise<string | null> {
  const scope = [tenant?.companyId ?? '', tenant?.userId ?? '', platform ? 'on' : '', platform ? 'none' : (role ?? 'none')];
  const [, answer] = await inOneTrip(connections, [
    { text: scopeStatement, values: scope },
    { text, values },
  ]);
  return textOf(answer);
}

/** Whose rights a read was compiled for, and the stamp they had. */
export interface KnownViewer extends Tenant {
  userId: string;
  sessionId: string;
  stamp: string;
}

/**
 * The same for a viewer remembered from an earlier request: the round trip itself asks whether his session and rights are still the
 * ones with that stamp. Undefined when they are not; then whatever was read is not for him.
 */
export async function readTextOfKnown(
  connections: Connections,
  role: string | undefined,
  { sessionId, companyId, userId, stamp }: KnownViewer,
  text: string,
  values: unknown[],
): Promise<string | null | undefined> {
  const [entered, answer] = await inOneTrip(connections, [
    { text: enterToRead(sessionId), values: [sessionId, companyId, userId, stamp, role ?? 'none'] },
    { text, values },
  ]);
  return entered.rows[0][knownColumn] === true ? textOf(answer) : undefined;
}

/** Which column of the enter statement says so. */
const knownColumn = 3;

const textOf = ({ rows }: QueryResult<unknown[]>) => (rows[0]?.[0] as string | null | undefined) ?? null;

function inOneTrip({ pool, lanes }: Connections, statements: { text: string; values: unknown[] }[]): Promise<QueryResult<unknown[]>[]> {
  const trip = statements.map(({ text, values }): QueryArrayConfig => ({ text, values, name: nameOf(text), rowMode: 'array' }));
  return lanes.run(trip, () => onConnection(pool, client => makeTrip(client, trip)));
}
