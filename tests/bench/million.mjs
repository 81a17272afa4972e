// `npm run bench:million [-- --records 1000000 --turns 5 --rounds 20]`: fills a demo company of the built server, times the queries of
// the command palette, and watches the server's memory during an export.
// The folder (NORIA_DATA_DIR) is kept: a second run measures immediately.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build, root } from '../../tools/prepare.mjs';
import { ask, inDemoCompany, signIn, startDemoServer } from './demoServer.mjs';

const { values } = parseArgs({
  options: {
    records: { type: 'string', default: '1000000' },
    turns: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '20' },
  },
});
const folder = process.env.NORIA_DATA_DIR ?? join(root, 'data/million');
const port = process.env.PORT ?? '4790';
const url = `http://localhost:${port}/graphql`;
await build();
const server = await startDemoServer(folder, port);
try {
  await fill();
  const token = await signIn(url);
  await timePalette(token);
  for (const format of ['csv', 'xlsx']) await watchExport(token, format);
} finally {
  server.kill();
}

async function fill() {
  await inDemoCompany(folder, async client => {
    await client.query(`select set_config('million.records', $1, false)`, [values.records]);
    const { rows: there } = await client.query('select count(*)::int as count from customer where company_id = noria_company()');
    if (there[0].count < Number(values.records) / 4) {
      const since = performance.now();
      await client.query(readFileSync(join(root, 'tests/bench/million.sql'), 'utf8'));
      await client.query('vacuum analyze');
      console.log(`Filled in ${Math.round((performance.now() - since) / 1000)} s`);
    }
    const size = await client.query(
      `select count(*)::int as words, pg_size_pretty(pg_total_relation_size('search_word')) as size from search_word where company_id = noria_company()`,
    );
    console.log(`${size.rows[0].words.toLocaleString('en')} words, ${size.rows[0].size}`);
  });
}

/** Resident memory of the server in megabytes (Linux only). */
function memory() {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))[1]) / 1024;
}

async function watchExport(token, format) {
  const query =
    'query ($search: String) { customers(search: $search) { edges { node { name companyName email phone city country status createdAt owner { name } } } } }';
  const columns = ['name', 'companyName', 'email', 'phone', 'city', 'country', 'status', 'createdAt', 'owner.name'].map(path => ({
    title: path,
    path,
  }));
  const { customers: rows } = await ask(url, '{ customers(search: "trading") { totalCount(exact: true) } }', {}, token);
  const before = memory();
  const since = performance.now();
  const response = await fetch(url.replace('graphql', 'export'), {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query, variables: { search: 'trading' }, columns, format, name: 'Customers' }),
  });
  let most = before;
  let bytes = 0;
  for await (const part of response.body) {
    bytes += part.length;
    most = Math.max(most, memory());
  }
  const seconds = (performance.now() - since) / 1000;
  console.log(
    `${format}: ${rows.totalCount.toLocaleString('en')} customers, ${(bytes / 1024 / 1024).toFixed(1)} MB in ${seconds.toFixed(1)} s; the server held ${before.toFixed(0)} MB before and ${most.toFixed(0)} MB at most`,
  );
}

async function timePalette(token) {
  const query = 'query ($text: String!) { searchRecords(text: $text, first: 24) { recordId type title subtitle } }';
  // The searches; `#` stands for a number that varies from round to round, so that no page of the index is always warm.
  const asked = [
    ['a name', 'navarro #'],
    ['first and last name', 'sofia navarro'],
    ['three letters', 'gar'],
    ['one letter', 's'],
    ['an order’s number', 'SO-2019-0#'],
    ['its last digits', '#'],
    ['a phone number', '+34 600 1# 0'],
    ['its beginning', '6001#'],
    ['an address', 'office1#@customer'],
    ['an Arabic word', 'محمد'],
    ['an Arabic word with its article', 'الخالد'],
    ['a very common word', 'trading'],
    ['two very common words', 'trading ltd'],
    ['a common and a rare word', 'trading 44#'],
    ['nothing has it', 'xylophonist'],
  ];
  const line = cells => console.log(`| ${cells.join(' | ')} |`);
  const best = asked.map(() => ({ p50: Infinity, worst: Infinity, found: 0 }));
  // Turn by turn, so that other load on the machine affects all searches; the best turn of each is shown.
  for (let turn = 0; turn < Number(values.turns); turn++)
    for (const [index, [, pattern]] of asked.entries()) {
      const times = [];
      let found = 0;
      for (let round = 0; round < Number(values.rounds); round++) {
        const text = pattern.replace('#', String(1000 + (((turn * 100 + round) * 7919) % 9000)));
        const since = performance.now();
        const { searchRecords } = await ask(url, query, { text }, token);
        times.push(performance.now() - since);
        found = Math.max(found, searchRecords.length);
      }
      times.sort((one, other) => one - other);
      const p50 = times[Math.floor(times.length / 2)];
      if (p50 < best[index].p50) best[index] = { p50, worst: times.at(-1), found };
    }
  line(['typed', 'e.g.', 'found', 'p50 ms', 'worst ms']);
  line(Array.from({ length: 5 }, () => '---'));
  for (const [index, [what, pattern]] of asked.entries()) {
    const { p50, worst, found } = best[index];
    line([what, `\`${pattern.replace('#', '4242')}\``, found, p50.toFixed(1), worst.toFixed(1)]);
  }
}
