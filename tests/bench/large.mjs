// `npm run bench:large [-- --records 10000000]`: fills a demo company of the built server, asks for its lists and screens, and runs the
// statements of each again under EXPLAIN. Prints milliseconds, pages of 8 kB and the node that met the most rows.
// The folder (NORIA_DATA_DIR) is kept: a second run measures immediately. A million records take 0.7 GB.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build, root } from '../../tools/prepare.mjs';
import { ask, inDemoCompany, signIn, startDemoServer } from './demoServer.mjs';
import { requests } from './large/lists.mjs';
import { explain } from './large/plans.mjs';
import { screenRequests, shownRecords } from './large/screens.mjs';

const { values } = parseArgs({ options: { records: { type: 'string', default: '10000000' } } });
const folder = process.env.NORIA_DATA_DIR ?? join(root, 'data/large');
const port = process.env.PORT ?? '4796';
const url = `http://localhost:${port}/graphql`;
const notes = join(folder, 'statements');
await build();
const hook = pathToFileURL(join(root, 'tests/bench/large/noteStatements.mjs')).href;
const server = await startDemoServer(folder, port, { NODE_OPTIONS: `--import ${hook}`, LARGE_STATEMENTS: notes });
try {
  await inDemoCompany(folder, fill, { isSuperuser: true });
  const token = await signIn(url);
  const { viewer } = await ask(url, '{ viewer { userId } }', {}, token);
  await inDemoCompany(folder, client => measure(client, token, viewer.userId), { isSuperuser: true });
} finally {
  server.kill();
}

async function fill(client) {
  const { rows: there } = await client.query('select count(*)::int as count from sales_invoice where company_id = noria_company()');
  if (there[0].count >= Number(values.records) / 20) return;
  client.on('notice', ({ message }) => console.log(message));
  await client.query(`select set_config('large.records', $1, false)`, [values.records]);
  await client.query(readFileSync(join(root, 'tests/bench/large.sql'), 'utf8'));
  await client.query('vacuum analyze');
  const { rows } = await client.query('select pg_size_pretty(pg_database_size(current_database())) as size');
  console.log(`${rows[0].size} in the database`);
}

/** Prints what the statements of each list and screen read. */
async function measure(client, token, user) {
  const line = cells => console.log(`| ${cells.join(' | ')} |`);
  line(['list', 'asked for', 'statements ms', 'pages', 'most rows at once', 'by']);
  line(Array.from({ length: 6 }, () => '---'));
  const { rows: shown } = await client.query(shownRecords);
  for (const { field, what, query, variables } of [...requests, ...screenRequests(shown[0])]) {
    try {
      const { milliseconds, pages, rows, node } = await explain(client, user, await statementsOf(query, variables, token));
      line([field, what, milliseconds.toFixed(1), pages.toLocaleString('en'), rows.toLocaleString('en'), node]);
    } catch (error) {
      // A screen that administrators may not read, or whose reading is itself recorded.
      await client.query('rollback');
      line([field, what, 'not measured', '', '', error.message.slice(0, 80)]);
    }
  }
}

/** Asks twice, and gives the statements of the second time: what a first time loads into memory is not the list's. */
async function statementsOf(query, variables, token) {
  await ask(url, query, variables, token);
  writeFileSync(notes, '');
  await ask(url, query, variables, token);
  const noted = readFileSync(notes, 'utf8').trim().split('\n').filter(Boolean);
  return noted.map(text => JSON.parse(text));
}
