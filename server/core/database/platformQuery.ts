import type { Pool, QueryResult, QueryResultRow } from 'pg';
import { onConnection } from './onConnection.ts';

/**
 * Runs one statement on the platform's own tables, and on those of a company if one is given, in a transaction of its own and one round
 * trip (the pool's connections pipeline): no state remains on the pooled connection.
 */
export const platformQuery = <Row extends QueryResultRow>(
  pool: Pool,
  text: string,
  values: unknown[],
  companyId = '',
): Promise<QueryResult<Row>> =>
  onConnection(pool, async client => {
    const sent = [
      client.query('begin'),
      client.query(`select set_config('app.platform', 'on', true), set_config('app.company', $1, true)`, [companyId]),
      client.query<Row>(text, values),
      client.query('commit'),
    ] as const;
    const settled = await Promise.allSettled(sent);
    const failed = settled.find(each => each.status === 'rejected');
    if (failed) throw failed.reason;
    return await sent[2];
  });
