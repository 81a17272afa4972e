import { ownDatabase } from '../ownDatabase.ts';
import { openBenchDatabase } from '../prepare.ts';
import { noria } from '../scenarios.ts';
import { Served, type Generator } from '../Served.ts';
import { prepareBooks, type BooksSample } from './prepareBooks.ts';

/** Median response times in milliseconds at this number of journal lines, with a tenth as many open invoices. */
export interface BooksGrowth {
  lines: number;
  trialBalance: number;
  profitAndLoss: number;
  balanceSheet: number;
  ageing: number;
  overview: number;
  /** Issuing an invoice of 20 lines. */
  invoice: number;
}

const statement = '{ profit sections { section amount rows { accountId amount compared } } }';
const reports = {
  trialBalance: `query TrialBalance($from: Date!) { trialBalance(from: $from) { debit credit rows { accountId number name type opening debit credit closing } } }`,
  profitAndLoss: `query ProfitAndLoss($from: Date!) { profitAndLoss(from: $from, compareWith: PREVIOUS_YEAR) ${statement} }`,
  balanceSheet: `query BalanceSheet { balanceSheet(compareWith: PREVIOUS_YEAR) ${statement} }`,
  ageing: `query Ageing { ageing(direction: RECEIVABLE) { total notDue days1To30 days31To60 days61To90 over90
    rows { partyId partyName notDue days1To30 days31To60 days61To90 over90 unapplied total } } }`,
  overview: `query Overview { financeOverview(span: LAST_30_DAYS) { cash taxDue result { income costs profit } months { month profit } receivable { total over90 } } }`,
};
const from = `${new Date().getUTCFullYear()}-01-01`;

const invoice = ({ customerId, serviceIds }: BooksSample) => ({
  query: `mutation Invoice($input: CreateSalesInvoiceInput!) { createSalesInvoice(input: $input) { errors { field code } salesInvoice { id number total } } }`,
  variables: {
    input: { customerId, issue: true, lines: serviceIds.map(itemId => ({ itemId, quantity: '2', vatCategory: 'STANDARD_RATED' })) },
  },
});

/** Measures the reports and an invoice at several sizes of the books, each in its own database, kept for the next run. */
export async function booksGrowth(
  generator: Generator,
  url: string,
  file: string,
  sizes: number[],
  seconds: number,
): Promise<BooksGrowth[]> {
  const found: BooksGrowth[] = [];
  for (const lines of sizes) {
    const since = Date.now();
    const own = await ownDatabase(url, `noria_books_${lines}`);
    await openBenchDatabase(own).then(database => database.close());
    const sample = await prepareBooks(own, lines);
    const server = await Served.start(noria, file, { BENCH_DATABASE_URL: own });
    const p50 = async (body: object) => {
      await refuseFailure(server, body);
      const job = { port: server.port, requests: [server.request(body)], connections: 1, seconds };
      await generator.run(job);
      return (await generator.run(job)).p50;
    };
    const figures = { lines } as BooksGrowth;
    for (const [name, query] of Object.entries(reports)) figures[name as keyof typeof reports] = await p50({ query, variables: { from } });
    figures.invoice = await p50(invoice(sample));
    await server.stop();
    process.stderr.write(`${JSON.stringify(figures)} (${Math.round((Date.now() - since) / 1000)} s)\n`);
    found.push(figures);
  }
  return found;
}

async function refuseFailure(server: Served, body: object): Promise<void> {
  const { data, errors } = await server.post<{ data: Record<string, { errors?: object[] } | null> | null; errors?: object[] }>(body);
  const failed = errors ?? Object.values(data ?? {}).flatMap(answer => answer?.errors ?? (answer ? [] : [{ code: 'no answer' }]));
  if (failed.length) throw new Error(JSON.stringify(failed));
}
