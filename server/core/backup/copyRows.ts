import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';

/** Streams the rows of a query in the format of PostgreSQL's COPY, and tells their number at the end. */
export async function* copyRows(client: pg.Client, query: string, count: (rows: number) => void): AsyncIterable<Buffer> {
  const stream = client.query(copyTo(`copy (${query}) to stdout`));
  yield* stream as AsyncIterable<Buffer>;
  // The stream ends with the last row; their number comes in a message after it, which is read before the answer to another query.
  await client.query('select');
  count(stream.rowCount);
}
