import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../../server/core/database/ids.ts';
import { signedInAs, startDemo, type Shown } from '../../support/Client.ts';
import { today } from '../../support/today.ts';
import { SpendingWorld } from './Spending.ts';

let world: SpendingWorld;
beforeAll(async () => void (world = await SpendingWorld.open(startDemo())));
afterAll(() => world.books.server.stop());

const buckets = 'notDue days1To30 days31To60 days61To90 over90 unapplied total';
const question = `query($span: TimeSpan!) { financeOverview(span: $span) { from to currency cash cashBalances { number balance }
  result { income costs profit } months { month income costs profit } taxDue taxBalances { isOutput balance }
  receivable { ${buckets} } payable { ${buckets} } budget { budget committed actual available used } } }`;
const read = async (span: string) => {
  const { data, errors } = await world.client.query(question, { span });
  expect(errors).toEqual([]);
  return data.financeOverview;
};
/** A day as many days ago. */
const ago = (days: number) => today(-days);
const posting = (postedOn: string, from: string, to: string, amount: string) =>
  world.books.post(amount, {
    postedOn,
    sourceId: newId(0x78),
    lines: [
      { account: to as 'CASH', debit: amount },
      { account: from as 'SALES', credit: amount },
    ],
  });

it('shows an empty company zeros, twelve months and no budget use', async () => {
  const overview = await read('LAST_30_DAYS');
  expect(overview).toMatchObject({
    currency: 'USD',
    cash: '0.00',
    taxDue: '0.00',
    result: { income: '0.00', costs: '0.00', profit: '0.00' },
  });
  expect(overview.months).toHaveLength(12);
  expect(overview.cashBalances.map(({ number }: { number: string }) => number)).toEqual(['1110', '1120', '1130']);
  expect(overview.budget).toMatchObject({ budget: '0', used: null });
});

it('adds up each figure from the books, within the span or at its end', async () => {
  await posting(ago(60), 'SALES', 'BANK', '500');
  await posting(ago(0), 'SALES', 'CASH', '100');
  await posting(ago(0), 'VAT_OUTPUT', 'CASH', '20');
  await posting(ago(0), 'BANK', 'VAT_INPUT', '5');
  await posting(ago(0), 'BANK', 'EXPENSES', '30');
  await world.books.invoice('110', { issuedOn: ago(40), dueOn: ago(10) });
  const week = await read('LAST_7_DAYS');
  expect(week).toMatchObject({ from: ago(6), to: ago(0), cash: '585.00', result: { income: '100.00', costs: '30.00', profit: '70.00' } });
  expect(week.cashBalances).toEqual([
    { number: '1110', balance: '120.00' },
    { number: '1120', balance: '0.00' },
    { number: '1130', balance: '465.00' },
  ]);
  // The invoice holds 10.00 of VAT.
  expect(week).toMatchObject({ taxDue: '25.00', receivable: { days1To30: '110', total: '110' }, payable: { total: '0' } });
  const all = await read('ALL');
  expect(all.result).toEqual({ income: '700.00', costs: '30.00', profit: '670.00' });
  const months = all.months.reduce((sum: number, { profit }: { profit: string }) => sum + Number(profit), 0);
  expect(months).toBe(670);
});

it('says how much of the budgets is used', async () => {
  const head = await world.head();
  const year = Number(today().slice(0, 4));
  await world.budget([{ headId: head, amount: '3650' }], { startsOn: `${year}-01-01`, endsOn: `${year}-12-31` });
  await world.book('20', { headId: head, issuedOn: ago(0) });
  const { budget } = await read('TODAY');
  expect(budget.actual).toBe('20');
  expect(budget.used).toBe(Math.round(2000 / Number(budget.budget)));
});

it('is read only with the right', async () => {
  const seller = await signedInAs(world.books.server, 'crm@atlas.test');
  const { data, errors } = await seller.query(question, { span: 'TODAY' });
  expect(data.financeOverview).toBeNull();
  expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
});

it('knows invoices as overdue of which their owner was told once, and again of another day; several are counted', async () => {
  const { books, client } = world;
  const [customerId] = await books.customers(1);
  const issued = async (issuedOn: string, paymentDays: number): Promise<Shown> => {
    const lines = [{ description: 'Support', quantity: '1', unitPrice: '50' }];
    const input = { customerId, lines, issuedOn, paymentDays, issue: true };
    const { salesInvoice, errors } = await client.mutate('createSalesInvoice', input, 'salesInvoice { id number total dueOn }');
    expect(errors).toEqual([]);
    return salesInvoice;
  };
  const late = await issued(ago(40), 30);
  const paid = await issued(ago(40), 30);
  await issued(ago(40), 40);
  const payment = { direction: 'IN', method: 'BANK', amount: paid.total, paidOn: today(), partyId: customerId };
  await client.mutate('recordPayment', { ...payment, allocations: [{ documentId: paid.id, amount: paid.total }] }, 'payment { id }');
  const told = async () => {
    const query =
      '{ notifications(first: 10, filter: { kind: { eq: INVOICE_OVERDUE } }) { edges { node { recordId recordName count } } } }';
    return (await client.query(query)).data.notifications.edges.map(({ node }: Shown) => node);
  };
  const work = async () => {
    for (const _ of [1, 2, 3]) await books.server.database.pool.query(`select graphile_worker.add_job('tellOfOverdue')`);
  };
  await work();
  const one = { recordId: late.id, recordName: late.number, count: 1 };
  await expect.poll(told, { timeout: 30_000 }).toEqual([one]);
  const moved = await client.mutate('changeDueDate', { documentId: late.id, dueOn: ago(1) }, 'errors { code }');
  expect(moved.errors).toEqual([]);
  for (let count = 0; count < 4; count++) await issued(ago(9), 7);
  await work();
  await expect.poll(told, { timeout: 30_000 }).toEqual([{ recordId: null, recordName: null, count: 5 }, one]);
});

// Last, as nothing is booked into the years that it closes: in January, those of a few weeks ago are among them.
it('agrees with profit and loss, and leaves out entries that close a year', async () => {
  const year = Number(today().slice(0, 4)) - 1;
  await posting(`${year}-12-30`, 'SALES', 'BANK', '40');
  const before = await read('LAST_YEAR');
  for (let closed = 2024; closed <= year; closed++) {
    const { errors } = await world.client.mutate('closeFiscalYear', { year: closed }, 'fiscalYear { id }', 'FiscalYearInput');
    expect(errors).toEqual([]);
  }
  const overview = await read('LAST_YEAR');
  expect(overview.result).toEqual(before.result);
  const { data } = await world.client.query('query($from: Date, $to: Date) { profitAndLoss(from: $from, to: $to) { profit } }', {
    from: overview.from,
    to: overview.to,
  });
  expect(Number(overview.result.profit)).toBe(Number(data.profitAndLoss.profit));
});
