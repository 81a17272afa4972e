import type { CustomTypesConfig, Pool, QueryResult, QueryResultRow } from 'pg';
import { onConnection } from './onConnection.ts';
import { sendBatch } from './wire/Batch.ts';
import { prepared } from './wire/NamedClient.ts';

const scope = `select set_config('app.platform', 'on', true), set_config('app.company', $1, true)`;

/**
 * Runs one statement on the platform's own tables, and on those of a company if one is given, in a transaction of its own and one round
 * trip: no state remains on the pooled connection.
 */
export const platformQuery = <Row extends QueryResultRow>(
  pool: Pool,
  text: string,
  values: unknown[],
  companyId = '',
): Promise<QueryResult<Row>> =>
  onConnection(pool, async client => {
    const types = client as CustomTypesConfig;
    const [, result] = await sendBatch(client, [prepared({ text: scope, values: [companyId] }), prepared({ text, values, types })]);
    return result as unknown as QueryResult<Row>;
  });
