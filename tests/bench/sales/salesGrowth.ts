import { ownDatabase } from '../ownDatabase.ts';
import { openBenchDatabase } from '../prepare.ts';
import { noria } from '../scenarios.ts';
import { Served, type Generator } from '../Served.ts';
import { prepareSales } from './prepareSales.ts';

/** Median response times in milliseconds at this number of sales. */
export interface SalesGrowth {
  sales: number;
  /** A page of the list of invoices, as its screen requests it. */
  page: number;
  /** The same page a year down, behind a cursor. */
  deepPage: number;
  /** The inventory dashboard over the last 30 days. */
  overview: number;
  /** The same over all time. */
  overviewOfAll: number;
}

const list = `query Page($after: String, $filter: InventoryInvoiceFilter, $first: Int = 20) {
  inventoryInvoices(first: $first, after: $after, filter: $filter, sort: { field: SOLD_AT, direction: DESC }) { totalCount
    edges { cursor node { id number type isReturn customer { id name } cashier { name } till { name } soldAt issuedOn total currency } }
    pageInfo { hasNextPage hasPreviousPage endCursor } } }`;
const overview = `query Overview($span: TimeSpan!) { inventoryOverview(span: $span) {
  from before currency sales returns revenue totalTax cost grossProfit margin lowStockCount vat { vatCategory vatRate base tax }
  months { month revenue cost profit margin } breakdown { kind quantity revenue } bestProducts { itemId name quantity revenue }
  bestServices { itemId name quantity revenue } bestPackages { itemId name quantity revenue } bestAggregateProducts { itemId name quantity revenue }
  topSellers { userId name sales revenue } lowStock { productId name available reorderLevel } recent { invoiceId number type soldAt customer cashier isReturn total } } }`;

/** Measures the list of invoices and the dashboard at several numbers of sales, each in its own database, kept for the next run. */
export async function salesGrowth(
  generator: Generator,
  url: string,
  file: string,
  sizes: number[],
  seconds: number,
): Promise<SalesGrowth[]> {
  const found: SalesGrowth[] = [];
  for (const sales of sizes) {
    const since = Date.now();
    const own = await ownDatabase(url, `noria_sales_${sales}`);
    await openBenchDatabase(own).then(database => database.close());
    await prepareSales(own, sales);
    const server = await Served.start(noria, file, { BENCH_DATABASE_URL: own });
    const p50 = async (body: object) => {
      const { data, errors } = await server.post<{ data: object | null; errors?: object[] }>(body);
      if (errors || !data) throw new Error(JSON.stringify(errors));
      const job = { port: server.port, requests: [server.request(body)], connections: 1, seconds };
      await generator.run(job);
      return (await generator.run(job)).p50;
    };
    const figure = {
      sales,
      page: await p50({ query: list }),
      deepPage: await p50({ query: list, variables: { after: await yearAgo(server) } }),
      overview: await p50({ query: overview, variables: { span: 'LAST_30_DAYS' } }),
      overviewOfAll: await p50({ query: overview, variables: { span: 'ALL' } }),
    };
    await server.stop();
    process.stderr.write(`${JSON.stringify(figure)} (${Math.round((Date.now() - since) / 1000)} s)\n`);
    found.push(figure);
  }
  return found;
}

async function yearAgo(server: Served): Promise<string> {
  const before = new Date(Date.now() - 365 * 86_400_000).toISOString();
  const { data } = await server.post<{ data: { inventoryInvoices: { pageInfo: { endCursor: string } } } }>({
    query: list,
    variables: { first: 1, filter: { soldAt: { before } } },
  });
  return data.inventoryInvoices.pageInfo.endCursor;
}
