// `npm run bench:tenants [-- --companies 10 --readers 3 --rows 100000 --printers 2 --seconds 60 --think 0.5-2]`: companies whose users read lists and
// records with pauses, first alone, then while one more company imports and prints as fast as it can, then alone again. Each company has 2,000
// customers of its own. Exits with 1 if the readers' p95 beside it is more than 1.5 times of that alone, or a request failed.
// The folder (NORIA_DATA_DIR) is kept: a second run measures immediately.
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { build, root } from '../../tools/prepare.mjs';
import { startDemoServer } from './demoServer.mjs';
import { Measures } from './mixed/Measures.mjs';
import { Person } from './mixed/Person.mjs';
import { customersOf, importCustomers, openCompanies } from './tenants/companies.mjs';

const { values } = parseArgs({
  options: {
    companies: { type: 'string', default: '10' },
    readers: { type: 'string', default: '3' },
    rows: { type: 'string', default: '100000' },
    printers: { type: 'string', default: '2' },
    seconds: { type: 'string', default: '60' },
    think: { type: 'string', default: '0.5-2' },
  },
});
/** What the readers' p95 may grow by. */
const goal = 1.5;
/** Customers of each company, and rows of one file, of which an import takes at most 10,000. */
const own = 2_000;
const perFile = 10_000;
const [least, most = least] = values.think.split('-').map(seconds => Number(seconds) * 1_000);
const folder = process.env.NORIA_DATA_DIR ?? join(root, 'data/tenants');
const port = process.env.PORT ?? '4786';
const origin = `http://localhost:${port}`;
const url = `${origin}/graphql`;
await build();
const server = await startDemoServer(folder, port);
try {
  process.exitCode = (await run()) ? 0 : 1;
} finally {
  server.kill();
}

/** Measures the three times and prints them; whether the goal is met. */
async function run() {
  const [heavy, ...tokens] = await openCompanies(folder, url, Number(values.companies) + 1);
  for (const token of [heavy, ...tokens])
    if ((await customersOf(url, token)).total < own) await importCustomers(url, token, 'Customer', own);
  const worlds = await Promise.all(tokens.map(async token => ({ token, world: await customersOf(url, token) })));
  const seconds = Number(values.seconds) * 1_000;
  const alone = new Measures();
  const beside = new Measures();
  // Everything has been read once before it counts.
  await readers(worlds, new Measures(), pause(10_000));
  await readers(worlds, alone, pause(seconds));
  const since = performance.now();
  const { ids } = await customersOf(url, heavy);
  const printing = new Measures();
  let isImporting = true;
  const printed = Promise.all(
    Array.from({ length: Number(values.printers) }, (_, at) => print(heavy, ids.slice(at), printing, () => isImporting)),
  );
  const imported = importAll(heavy).finally(() => (isImporting = false));
  await readers(worlds, beside, imported);
  await printed;
  const took = (performance.now() - since) / 1_000;
  await readers(worlds, alone, pause(seconds));
  console.log('\nAlone');
  alone.print((2 * seconds) / 1_000);
  console.log('\nBeside it');
  beside.print(took);
  console.log('\nThe company beside them');
  printing.print(took);
  const ratio = beside.quantile(0.95) / alone.quantile(0.95);
  const rows = Number(values.rows).toLocaleString('en');
  console.log(`\n${rows} rows imported and ${printing.requestCount} PDFs printed in ${took.toFixed(0)} s`);
  console.log(`p95 beside it: ${ratio.toFixed(2)}× of alone (goal ${goal}×)`);
  return ratio <= goal && alone.errorCount + beside.errorCount + printing.errorCount === 0;
}

/** All companies' readers work until something has ended. */
async function readers(worlds, measures, until) {
  let isOver = false;
  const over = until.finally(() => (isOver = true));
  const people = worlds.flatMap(({ token, world }) =>
    Array.from({ length: Number(values.readers) }, () => new Person(origin, token, world, { measures })),
  );
  await Promise.all([over, ...people.map(person => read(person, () => !isOver))]);
}

/** Reads a page of the list, then some of its records, with a pause after each. */
async function read(person, goesOn) {
  await pause(Math.random() * most);
  const row = 'id version name email phone city country status';
  const list = `query ($search: String) { customers(first: 50, search: $search, sort: { field: NAME }) { totalCount edges { node { ${row} } } } }`;
  const record = `query ($id: ID!) { customer(id: $id) { ${row} address owner { name } } }`;
  const any = ids => ids[Math.floor(Math.random() * ids.length)];
  const work = [
    async function readList() {
      await person.read('list', list, { search: any([null, null, 'Mayor', '19']) });
    },
    async function readRecord() {
      await person.read('record', record, { id: any(person.world.ids) });
    },
  ];
  while (goesOn()) {
    await person.attempt(any(work));
    await pause(least + Math.random() * (most - least));
  }
}

async function importAll(token) {
  const name = `Import ${Date.now()}`;
  for (let done = 0; done < Number(values.rows); done += perFile)
    await importCustomers(url, token, `${name} ${done}`, Math.min(perFile, Number(values.rows) - done));
}

/** Prints one record after the other. */
async function print(token, ids, measures, goesOn) {
  for (let at = 0; goesOn(); at = (at + 1) % ids.length) {
    const since = performance.now();
    const answer = await fetch(`${origin}/print/${ids[at]}.pdf`, { headers: { authorization: `Bearer ${token}` } });
    await answer.arrayBuffer();
    if (answer.ok) measures.add('PDF', performance.now() - since);
    else measures.addError('PDF', `HTTP ${answer.status}`);
  }
}
