import 'reflect-metadata';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startEmbeddedDatabase } from '../../server/core/database/embedded.ts';
import { grow, openBenchDatabase, sizeAt } from './prepare.ts';
import { compare, race } from './race.ts';
import { contenders, type Sample } from './scenarios.ts';
import { Generator, Served } from './Served.ts';
import type { Database } from '../../server/core/database/Database.ts';

const { values: options } = parseArgs({
  options: {
    scale: { type: 'string', default: '1' },
    seconds: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '5' },
    connections: { type: 'string', default: '1,16,64' },
    scenarios: { type: 'string', default: '' },
    contenders: { type: 'string', default: '' },
    data: { type: 'string', default: '.noria/bench' },
    root: { type: 'string', default: process.cwd() },
  },
});

const files: Record<string, string> = {
  noria: 'noriaServer.js',
  limit: 'limitServer.js',
  usual: 'usualServer.js',
  postgraphile: join(options.root, 'tests/bench/contenders/postgraphile.mjs'),
};
const fileOf = (name: string) => (files[name].endsWith('.mjs') ? files[name] : join(import.meta.dirname, files[name]));

const folder = join(options.root, options.data);
const size = sizeAt(Number(options.scale));
const embedded = process.env.BENCH_DATABASE_URL ? undefined : await startEmbeddedDatabase(join(folder, `scale-${options.scale}`));
const url = process.env.BENCH_DATABASE_URL ?? embedded!.url;
const database = await openBenchDatabase(url);
await grow(url, size);
const sample = await sampleOf(database);
const env = { BENCH_DATABASE_URL: url, BENCH_COMPANY: sample.companyId, BENCH_ROLE: database.requestRole!, NORIA_DATA_DIR: folder };
await database.close();

const chosen = contenders.filter(({ name }) => !options.contenders || options.contenders.split(',').includes(name));
const served: Served[] = [];
for (const contender of chosen) served.push(await Served.start(contender, fileOf(contender.name), env));
const generator = new Generator(join(import.meta.dirname, 'load.js'));
await generator.ready();
await compare(served, sample);
const length = {
  connections: options.connections.split(',').map(Number),
  rounds: Number(options.rounds),
  seconds: Number(options.seconds),
};
await race(generator, served, sample, length, options.scenarios.split(',').filter(Boolean));
for (const each of served) {
  const { memory } = await each.usage();
  console.log(`${each.contender.title}: ${(memory / 2 ** 20).toFixed(0)} MB`);
}
for (const each of served) await each.stop();
generator.stop();
await embedded?.stop();

/** Ids of the first company's rows, spread over its history. */
async function sampleOf({ pool }: Database): Promise<Sample> {
  const client = await pool.connect();
  try {
    await client.query(`select set_config('app.platform', 'on', false)`);
    const { rows } = await client.query<{ id: string }>(`select id from company where name = 'Bench 0'`);
    const companyId = rows[0].id;
    const ids = async (table: string) =>
      (
        await client.query<{ id: string }>(`select id from ${table} where company_id = $1 order by md5(id::text) limit 500`, [companyId])
      ).rows.map(({ id }) => id);
    return {
      companyId,
      invoices: await ids('bench_invoice'),
      customers: await ids('bench_customer'),
      products: await ids('bench_product'),
    };
  } finally {
    client.release(true);
  }
}
