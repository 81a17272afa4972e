import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signedInAs } from '../support/Client.ts';
import { dataFolder } from '../support/inMemory.ts';
import { startServer } from '../support/startServer.ts';
import { drop, urlOf } from '../support/testDatabases.ts';
import { NODE_COMPILE_CACHE } from './ServerProcess.ts';

/** A backup that the version of 26 November 2026 made of its demo, with pieces by serial number and a void bill besides. */
const backup = join(import.meta.dirname, 'versions/2026-11-26.zip');
const serverUrl = process.env.TEST_DATABASE_URL!;
const name = `noria_test_${randomBytes(6).toString('hex')}`;

async function asOwner(of: string, ...statements: string[]): Promise<pg.QueryResultRow[]> {
  const client = new pg.Client({ connectionString: urlOf(serverUrl, of) });
  await client.connect();
  try {
    let rows: pg.QueryResultRow[] = [];
    for (const statement of statements) ({ rows } = await client.query(statement));
    return rows;
  } finally {
    await client.end();
  }
}

beforeAll(() => asOwner(new URL(serverUrl).pathname.slice(1), `create database ${name}`));
afterAll(() => drop(serverUrl, name));

it('brings the data of an earlier version forward, so that all invariants hold and people go on working', async () => {
  const env = { PATH: process.env.PATH, NODE_COMPILE_CACHE, DATABASE_URL: urlOf(serverUrl, name), NORIA_DATA_DIR: await dataFolder() };
  const { stdout } = await promisify(execFile)(process.execPath, ['dist/server/restore.js', backup], { env });
  expect(stdout).toContain('Restored 64635 rows');
  expect(stdout).not.toContain('✗');

  const inAtlas = (select: string) =>
    asOwner(
      name,
      `select set_config('app.platform', 'on', false)`,
      `select set_config('app.company', (select id::text from company where name = 'Atlas Trading'), false)`,
      select,
    );
  expect(
    await inAtlas('select is_confidential as hides, bool_or(leave_type_id is not null) as shows from leave_request group by 1 order by 1'),
  ).toEqual([
    { hides: false, shows: true },
    { hides: true, shows: false },
  ]);
  expect(
    await inAtlas(
      `select n.cleared::float8 as cleared from procurement_invoice_line n join procurement_invoice i on i.id = n.invoice_id where i.state = 'VOID'`,
    ),
  ).toEqual([{ cleared: 0 }]);
  // A product whose pieces were not all numbered keeps no serial numbers any more.
  const pieces = `select p.name, p.is_serialized as "isSerialized", string_agg(s.number, ' ' order by lower(s.number)) as pieces from inventory_product p
    left join stock_serial s on s.product_id = p.id and s.warehouse_id is not null where p.name like 'Numbered %' group by 1, 2 order by 1`;
  expect(await inAtlas(pieces)).toEqual([
    { name: 'Numbered 0', isSerialized: true, pieces: 'A-1 a-2 A-3' },
    { name: 'Numbered 1', isSerialized: false, pieces: null },
  ]);

  const server = await startServer({}, { databaseName: name });
  try {
    const client = await signedInAs(server, 'admin@atlas.test');
    expect((await client.query('{ customers(first: 1) { totalCount } }')).data.customers.totalCount).toBeGreaterThan(0);
  } finally {
    await server.stop();
  }
});
