import 'reflect-metadata';
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import type { Database } from '../../server/core/database/Database.ts';
import { startEmbeddedDatabase } from '../../server/core/database/embedded.ts';
import { booksGrowth } from './books/booksGrowth.ts';
import { firstStart } from './firstStart.ts';
import { growth } from './growth.ts';
import { booksTablesOf, payrollTablesOf, salesTablesOf, shopTablesOf, tablesOf, type Findings } from './page.ts';
import { payrollBench } from './payroll/payrollBench.ts';
import { grow, openBenchDatabase, sizeAt } from './prepare.ts';
import { compare, race } from './race.ts';
import { shopBench } from './shop/shopBench.ts';
import { prepareSales } from './sales/prepareSales.ts';
import { salesGrowth } from './sales/salesGrowth.ts';
import type { Sample } from './sample.ts';
import { contenders, sells, type Contender } from './scenarios.ts';
import { Generator, Served } from './Served.ts';

const { values: options } = parseArgs({
  options: {
    scale: { type: 'string', default: '1' },
    seconds: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '5' },
    connections: { type: 'string', default: '1,16,64' },
    /** Scenarios to run. */
    scenarios: { type: 'string', default: 'list,record,create,sale,invoice' },
    contenders: { type: 'string', default: 'limit,postgraphile,usual,tryton,noria' },
    /** Numbers of invoices at which the growing database is measured; empty to skip. */
    growth: { type: 'string', default: '10000,1000000,10000000' },
    /** Numbers of sales at which the list and dashboard are measured; empty to skip. */
    sales: { type: 'string', default: '10000,1000000' },
    /** Numbers of journal lines at which the reports are measured; empty to skip. */
    books: { type: 'string', default: '10000,1000000' },
    /** Numbers of employees whose payroll is processed; empty to skip. */
    payroll: { type: 'string', default: '6000' },
    /** Numbers of readers of the shop at once; empty to skip. */
    shop: { type: 'string', default: '1,300' },
    /** Whether to start the built suite and measure it in a browser. */
    start: { type: 'boolean', default: true },
    /** Whether to write the tables to docs/performance.md. */
    write: { type: 'boolean', default: false },
  },
  allowNegative: true,
});

const root = process.cwd();
const folder = join(root, '.noria/bench');
const list = (text: string) => text.split(',').filter(Boolean);
const here = (file: string) => join(import.meta.dirname, file);
const files = {
  noria: here('noriaServer.js'),
  limit: here('limitServer.js'),
  usual: here('usualServer.js'),
  postgraphile: join(root, 'tests/bench/contenders/postgraphile.mjs'),
  tryton: join(root, 'tests/bench/contenders/tryton.mjs'),
  vendure: join(root, 'tests/bench/contenders/vendure.mjs'),
};
const length = { connections: list(options.connections).map(Number), rounds: Number(options.rounds), seconds: Number(options.seconds) };
const size = sizeAt(Number(options.scale));

// Bulk loads write a lot in long transactions; all other settings are those of `npm start`.
const embedded = process.env.BENCH_DATABASE_URL
  ? undefined
  : await startEmbeddedDatabase(join(folder, `scale-${options.scale}`), ['max_wal_size=2GB']);
const url = process.env.BENCH_DATABASE_URL ?? embedded!.url;
const generator = new Generator(here('load.js'));
const findings: Findings = {
  date: new Date().toISOString(),
  size,
  length,
  postgres: '',
  figures: [],
  memory: {},
  growth: [],
  salesGrowth: [],
  booksGrowth: [],
  payroll: [],
  shop: [],
  start: undefined,
};
let failure: unknown;
try {
  await generator.ready();
  findings.postgres = await versionAt(url);
  if (options.contenders) await measureContenders();
  if (options.growth) findings.growth = await growth(generator, url, files.noria, list(options.growth).map(Number), length.seconds);
  if (options.books) findings.booksGrowth = await booksGrowth(generator, url, files.noria, list(options.books).map(Number), length.seconds);
  if (options.sales) findings.salesGrowth = await salesGrowth(generator, url, files.noria, list(options.sales).map(Number), length.seconds);
  if (options.payroll) findings.payroll = await payrollBench(generator, url, files.noria, list(options.payroll).map(Number), 10);
  if (options.shop) findings.shop = await shopBench(generator, url, files, folder, { ...length, readers: list(options.shop).map(Number) });
} catch (error) {
  // What was measured before it is shown all the same.
  failure = error;
}
generator.stop();
await embedded?.stop();
if (options.start && !failure) findings.start = await firstStart(root, join(folder, 'start'));
// Results that were not measured in this run stay unchanged.
const measured = (['list', 'record', 'create'] as const).some(name => findings.figures.some(({ scenario }) => scenario === name));
if (measured) show('measured', tablesOf(findings));
if (findings.salesGrowth.length || findings.figures.some(({ scenario }) => sells({ name: scenario })))
  show('sales', salesTablesOf(findings));

if (findings.booksGrowth.length) show('books', booksTablesOf(findings));
if (findings.payroll.length) show('payroll', payrollTablesOf(findings));
if (findings.shop.length) show('shop', shopTablesOf(findings));
if (failure) throw failure;

/** Prints tables and, if requested, inserts them between their marks in the page. */
function show(mark: string, tables: string): void {
  console.log(tables);
  if (!options.write) return;
  const page = join(root, 'docs/performance.md');
  const between = new RegExp(`(<!-- ${mark} -->\\n)[^]*?(<!-- end -->)`);
  writeFileSync(
    page,
    readFileSync(page, 'utf8').replace(between, (_all, begin: string, end: string) => `${begin}\n${tables}\n${end}`),
  );
}

async function versionAt(address: string): Promise<string> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  const { rows } = await client.query<{ server_version: string }>('show server_version');
  await client.end();
  return rows[0].server_version;
}

async function measureContenders(): Promise<void> {
  const database = await openBenchDatabase(url);
  await grow(url, size);
  const sample = { ...(await sampleOf(database)), sale: await prepareSales(url, 0) };
  const env = {
    BENCH_DATABASE_URL: url,
    BENCH_COMPANY: sample.companyId,
    BENCH_ROLE: (await database.platform(em => em.execute<{ role: string }[]>('select noria_request_role() as role')))[0].role,
    NORIA_DATA_DIR: folder,
  };
  await database.close();
  const served: Served[] = [];
  for (const contender of contenders)
    if (list(options.contenders).includes(contender.name) && isInstalled(contender.name))
      served.push(await Served.start(contender, files[contender.name], env));
  await compare(served, sample, list(options.scenarios));
  findings.figures = await race(generator, served, sample, length, list(options.scenarios));
  for (const each of served) findings.memory[each.contender.name] = (await each.usage()).memory;
  for (const each of served) await each.stop();
}

/** Tryton comes from Debian's packages, if at all (docs/performance.md). */
function isInstalled(name: Contender['name']): boolean {
  if (name !== 'tryton' || ['trytond-admin', 'uwsgi'].every(command => spawnSync(command, ['--version']).status === 0)) return true;
  console.log('Tryton is not installed, and left out (docs/performance.md).');
  return false;
}

/** Ids of the first company's rows, spread over its history. */
async function sampleOf({ pool }: Database): Promise<Omit<Sample, 'sale'>> {
  const client = await pool.connect();
  try {
    await client.query(`select set_config('app.platform', 'on', false)`);
    const { rows } = await client.query<{ id: string }>(`select id from company where name = 'Bench 0'`);
    const companyId = rows[0].id;
    await client.query(`select set_config('app.company', $1, false)`, [companyId]);
    const places: Record<string, number> = {};
    const ids = async (table: string) => {
      const placed = `select id, row_number() over (order by id)::int as place from ${table} where company_id = $1`;
      const { rows } = await client.query<{ id: string; place: number }>(
        `select * from (${placed}) placed order by md5(id::text) limit 500`,
        [companyId],
      );
      for (const { id, place } of rows) places[id] = place;
      return rows.map(({ id }) => id);
    };
    return {
      companyId,
      invoices: await ids('bench_invoice'),
      customers: await ids('bench_customer'),
      products: await ids('bench_product'),
      places,
    };
  } finally {
    client.release(true);
  }
}
