import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { ownDatabase } from '../ownDatabase.ts';
import { openBenchDatabase } from '../prepare.ts';
import { noria } from '../scenarios.ts';
import { Served, type Generator } from '../Served.ts';
import payroll from './payroll.sql?raw';

/** How long it takes to process a payroll run in the background, and what others notice of it. */
export interface PayrollFigure {
  employees: number;
  /** From the press of the button to the last slip. */
  seconds: number;
  /** CPU time of the server per slip in milliseconds. */
  cpu: number;
  /** Median and 99th percentile of a page of the employees' list in milliseconds, before and meanwhile. */
  quiet: { p50: number; p99: number };
  meanwhile: { p50: number; p99: number };
}

const list = {
  query:
    'query Employees { employees(first: 20) { edges { node { id name designation department { id title } status } } pageInfo { hasNextPage } } }',
};
const progress = 'query Run($id: ID!) { payrollRun(id: $id) { slipCount openCount isProcessing } }';
const start = 'mutation Process($input: RecordInput!) { processPayrollRun(input: $input) { errors { code } } }';

/** Processes one run for each number of employees, each in its own database, while a client reads a list. */
export async function payrollBench(
  generator: Generator,
  url: string,
  file: string,
  sizes: number[],
  seconds: number,
): Promise<PayrollFigure[]> {
  const found: PayrollFigure[] = [];
  for (const employees of sizes) {
    const own = await ownDatabase(url, `noria_payroll_${employees}`);
    await openBenchDatabase(own).then(database => database.close());
    const id = await prepare(own, employees);
    const server = await Served.start(noria, file, { BENCH_DATABASE_URL: own });
    const read = () => generator.run({ port: server.port, requests: [server.request(list)], connections: 1, seconds });
    await read();
    const quiet = await read();
    const before = await server.usage();
    const since = Date.now();
    await server.post({ query: start, variables: { input: { id } } });
    const reading = read();
    let run: Run;
    do {
      await pause(100);
      run = (await server.post<{ data: { payrollRun: Run } }>({ query: progress, variables: { id } })).data.payrollRun;
    } while (run.openCount);
    const took = (Date.now() - since) / 1000;
    const { cpu } = await server.usage();
    const meanwhile = await reading;
    await server.stop();
    if (run.slipCount !== employees) throw new Error(`${run.slipCount} of ${employees} pay slips`);
    const figure = { employees, seconds: took, cpu: ((cpu - before.cpu) * 1000) / employees, quiet, meanwhile };
    process.stderr.write(`${JSON.stringify(figure)}\n`);
    found.push(figure);
  }
  return found;
}

interface Run {
  slipCount: number;
  openCount: number;
}

/** Returns the id of the run to process. */
async function prepare(url: string, employees: number): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`select set_config('app.platform', 'on', false), set_config('bench.employees', $1, false)`, [String(employees)]);
    await client.query(payroll);
    await client.query('vacuum analyze');
    await client.query(`select set_config('app.company', id::text, false) from company where name = 'Bench 0'`);
    const { rows } = await client.query<{ id: string }>(
      'select id from payroll_run where company_id = noria_company() order by starts_on desc limit 1',
    );
    return rows[0].id;
  } finally {
    await client.end();
  }
}
