import type pg from 'pg';
import { openClient } from '../database/openClient.ts';
import { refuseUnlessOwner } from '../database/prepareDatabase.ts';
import { StartError } from '../errors.ts';

/**
 * Runs work on history as the owner of the tables, one at a time in a database: the lock ends with the connection, and so with the process.
 * @throws StartError if the database cannot be reached, the URL is not the owner's, or another run is under way.
 */
export async function onHistory<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = await openClient(url, 'noria retention').catch((error: Error) =>
    Promise.reject(new StartError(`Cannot reach the database: ${error.message}`)),
  );
  try {
    await refuseUnlessOwner(client);
    const { rows } = await client.query<{ ours: boolean }>(`select pg_try_advisory_lock(hashtext('noria retention')) as ours`);
    if (!rows[0].ours) throw new StartError('Another run of this command is under way in this database');
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * Runs work in a transaction that sees one state of the database. A failure leaves it open: the connection, which may be in the middle of a
 * COPY, ends and undoes it.
 * @throws StartError if somebody changed a row that the work removes.
 */
export async function inSnapshot<T>(client: pg.Client, work: () => Promise<T>): Promise<T> {
  await client.query(
    'begin isolation level repeatable read; set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0',
  );
  try {
    const answer = await work();
    await client.query('commit');
    return answer;
  } catch (error) {
    if ((error as { code?: string }).code === '40001') throw new StartError('Rows were changed meanwhile: run the command again');
    throw error;
  }
}

/** Enters one company after another, as row level security binds the owner too, and runs work in each; in a transaction. */
export async function* inEachCompany<T>(client: pg.Client, work: () => Promise<T> | AsyncIterable<T>): AsyncIterable<T> {
  await client.query(`select set_config('app.platform', 'on', true)`);
  const { rows } = await client.query<{ id: string }>('select id from company order by id');
  for (const { id } of rows) {
    await client.query(`select set_config('app.company', $1, true)`, [id]);
    const answer = work();
    if (Symbol.asyncIterator in answer) yield* answer;
    else yield await answer;
  }
}
