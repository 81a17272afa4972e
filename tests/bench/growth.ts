import { drop } from '../support/testDatabases.ts';
import { ownDatabase } from './ownDatabase.ts';
import { grow, openBenchDatabase } from './prepare.ts';
import { noria } from './scenarios.ts';
import { Served, type Generator } from './Served.ts';

/** Median response times in milliseconds at this number of invoices. */
export interface Growth {
  invoices: number;
  /** A page of the list: 20 invoices with their customer. */
  page: number;
  /** The same page far down, behind a cursor. */
  deepPage: number;
  /** Invoiced totals of twelve months and 31 days. */
  dashboard: number;
}

const fields = '{ edges { cursor node { id number issuedOn status total customer { id name } } } pageInfo { hasNextPage endCursor } }';
const page = `query Page($after: String) { benchInvoices(first: 20, after: $after) ${fields} }`;
const dashboard = 'query Dashboard { benchMonths { month invoices total } benchDays { day invoices total } }';

/** Measures one list page and one dashboard while a separate database grows from size to size. */
export async function growth(generator: Generator, url: string, file: string, sizes: number[], seconds: number): Promise<Growth[]> {
  await drop(url, 'noria_growth');
  const own = await ownDatabase(url, 'noria_growth');
  const found: Growth[] = [];
  try {
    await openBenchDatabase(own).then(database => database.close());
    for (const invoices of sizes) {
      const since = Date.now();
      await grow(own, { customers: 9_000, products: 3_000, invoices, lines: 0 });
      const server = await Served.start(noria, file, { BENCH_DATABASE_URL: own });
      const after = await middle(server);
      const p50 = async (body: object) => {
        const job = { port: server.port, requests: [server.request(body)], connections: 1, seconds };
        await generator.run(job);
        return (await generator.run(job)).p50;
      };
      const figure = {
        invoices,
        page: await p50({ query: page }),
        deepPage: await p50({ query: page, variables: { after } }),
        dashboard: await p50({ query: dashboard }),
      };
      await server.stop();
      process.stderr.write(`${JSON.stringify(figure)} (${Math.round((Date.now() - since) / 1000)} s)\n`);
      found.push(figure);
    }
  } finally {
    await drop(url, 'noria_growth');
  }
  return found;
}

/** A cursor in the middle of the company's history. */
async function middle(server: Served): Promise<string> {
  const before = new Date(Date.now() - 350 * 86_400_000).toISOString().slice(0, 10);
  const query = `query Middle($before: Date!) { benchInvoices(first: 1, filter: { issuedOn: { before: $before } }) ${fields} }`;
  const { data } = await server.post<{ data: { benchInvoices: { pageInfo: { endCursor: string } } } }>({ query, variables: { before } });
  return data.benchInvoices.pageInfo.endCursor;
}
