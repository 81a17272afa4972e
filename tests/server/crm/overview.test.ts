import { afterAll, beforeAll, expect, it } from 'vitest';
import { startDemo } from '../../support/Client.ts';
import { timeZone, today } from '../../support/today.ts';
import { Deals } from './Deals.ts';
import { LeadWorld } from './LeadWorld.ts';

let world: LeadWorld;
let companyId: string;
beforeAll(async () => {
  // Sums up the demo's leads and orders too.
  world = await LeadWorld.open(startDemo());
  ({ companyId } = (await world.crm.query('{ viewer { companyId } }')).data.viewer);
});
afterAll(() => world.server.stop());

const sql = <Row extends object>(text: string, values: unknown[] = []) =>
  world.server.database.inCompany({ companyId }, em => em.execute<Row[]>(text, values));
const dayIn = (at: number) => new Intl.DateTimeFormat('en-CA', { timeZone: timeZone() }).format(new Date(at));
const daysBefore = (day: string, days: number) => new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10);
const total = (amounts: string[]) => (amounts.reduce((sum, amount) => sum + Math.round(Number(amount) * 10_000), 0) / 10_000).toFixed(2);

/** First day and the day after the last, calculated without the database. */
function daysOf(span: string): [string, string] {
  const month = `${today().slice(0, 7)}-01`;
  const year = Number(today().slice(0, 4));
  if (span === 'LAST_MONTH') return [`${daysBefore(month, 1).slice(0, 7)}-01`, month];
  if (span === 'LAST_YEAR') return [`${year - 1}-01-01`, `${year}-01-01`];
  const length = { TODAY: 1, LAST_7_DAYS: 7, LAST_15_DAYS: 15, LAST_30_DAYS: 30 }[span];
  return [length ? today(1 - length) : '2000-01-01', today(1)];
}

const spans = ['TODAY', 'LAST_7_DAYS', 'LAST_15_DAYS', 'LAST_MONTH', 'LAST_30_DAYS', 'LAST_YEAR', 'ALL'];
const selection = `{ from before currency openLeads openValue won lost wonValue winRate cycleDays overdueActivities activitiesToday
  pipeline { columnId kind count value } lossReasons { name lost lostValue } sources { sourceId name won lost wonValue } closed { month won lost wonValue lostValue } forecast { month count value weighted }
  bestCustomers { customerId orders total } orders { status count total } }`;
const overview = async (span: string) =>
  (await world.crm.query(`query($span: TimeSpan!) { crmOverview(span: $span) ${selection} }`, { span })).data.crmOverview;

it('counts closed leads and orders in each span, by days of the company', async () => {
  const won = await world.leads(world.columns.get('CLOSED_WON')!, 12);
  const [first, second] = await world.leads(world.columns.get('INQUIRY')!, 2);
  for (const id of [first, second]) await world.move({ id, columnId: world.columns.get('CANCELLED')!, lossReasonId: world.lossReasonId });
  const deals = await Deals.of(world.crm, world.server);
  // One minute on either side of each span's first midnight there, and of its end.
  const edges = spans.flatMap(span => daysOf(span));
  for (const [index, id] of [...won, first, second].entries()) {
    const at = `(?::date::timestamp at time zone '${timeZone()}') + interval '${index % 2 ? '1' : '-1'} minute'`;
    await sql(`update lead set closed_at = ${at}, created_at = ${at} - interval '36 hours', order_value = ? where id = ?`, [
      edges[index],
      edges[index],
      `${100 + index}.35`,
      id,
    ]);
  }
  for (const [index, orderedOn] of edges.entries()) {
    const customerId = index % 3 ? deals.customerId : deals.otherCustomerId;
    await deals.order({ customerId, orderedOn: index % 2 ? daysBefore(orderedOn, 1) : orderedOn });
  }
  const { crmOrder: cancelled } = await deals.order({ orderedOn: edges[0] });
  await deals.move('cancel', cancelled.id);

  const leads = await sql<{ kind: string; closedAt: number; createdAt: number; value: string }>(
    `select c.kind, extract(epoch from l.closed_at)::float8 * 1000 as "closedAt",
       extract(epoch from l.created_at)::float8 * 1000 as "createdAt", l.order_value::text as value
     from lead l join lead_column c on c.id = l.column_id where l.closed_at is not null and l.deleted_at is null`,
  );
  const orders = await sql<{ status: string; on: string; total: string; customer: string }>(
    `select status, ordered_on::text as on, total::text as total, customer_id as customer from crm_order where deleted_at is null`,
  );
  for (const span of spans) {
    const [from, before] = daysOf(span);
    const isIn = (day: string) => day >= from && day < before;
    const shown = await overview(span);
    expect(shown).toMatchObject({ from, before, currency: 'USD' });

    const closed = leads.filter(({ closedAt }) => isIn(dayIn(closedAt)));
    const wins = closed.filter(({ kind }) => kind === 'CLOSED_WON');
    expect(shown).toMatchObject({ won: wins.length, lost: closed.length - wins.length, wonValue: total(wins.map(({ value }) => value)) });
    expect(shown.winRate).toBe(closed.length ? Math.round((1000 * wins.length) / closed.length) / 10 : null);
    const days = wins.map(({ closedAt, createdAt }) => (closedAt - createdAt) / 86_400_000);
    const average = days.reduce((sum, one) => sum + one, 0) / days.length;
    expect(shown.cycleDays).toBe(days.length ? Math.round(10 * average) / 10 : null);
    const months = Map.groupBy(closed, ({ closedAt }) => `${dayIn(closedAt).slice(0, 7)}-01`);
    expect(shown.closed.map(({ month, won, lost }: Record<string, unknown>) => [month, won, lost])).toEqual(
      [...months]
        .map(([month, of]) => [
          month,
          of.filter(({ kind }) => kind === 'CLOSED_WON').length,
          of.filter(({ kind }) => kind === 'CANCELLED').length,
        ])
        .toSorted(([one], [other]) => String(one).localeCompare(String(other))),
    );

    const sum = (rows: Record<string, number>[], field: string) => rows.reduce((all, row) => all + row[field], 0);
    expect([sum(shown.lossReasons, 'lost'), sum(shown.sources, 'won') <= wins.length]).toEqual([closed.length - wins.length, true]);
    const ordered = orders.filter(({ on }) => isIn(on));
    const states = Object.fromEntries(shown.orders.map(({ status, count, total: sum }: Record<string, string>) => [status, [count, sum]]));
    const byState = [...Map.groupBy(ordered, ({ status }) => status)].map(([status, of]) => [
      status,
      [of.length, total(of.map(one => one.total))],
    ]);
    expect(states).toEqual(Object.fromEntries(byState));
    const byCustomer = Map.groupBy(
      ordered.filter(({ status }) => status !== 'CANCELLED'),
      ({ customer }) => customer,
    );
    const best = [...byCustomer.values()]
      .map(of => Number(total(of.map(one => one.total))))
      .toSorted((one, other) => other - one)
      .slice(0, 5);
    expect(shown.bestCustomers.map((one: { total: string }) => Number(one.total))).toEqual(best);
  }
});

it('shows the current pipeline, forecast and activities, whatever the span', async () => {
  const before = await overview('TODAY');
  const column = await world.column();
  const input = (values: object) => world.input({ columnId: column, expectedCloseOn: '2199-05-31', ...values });
  const make = (unitPrice: string, values: object = {}) =>
    world.crm.mutate('createLead', input({ ...values, lines: [{ description: 'Chairs', quantity: '1', unitPrice }] }), 'lead { id }');
  await make('100.10', { probability: 25 });
  await make('0.03', { probability: 50 });
  await make('7');
  const activity = (dueAt: string) =>
    world.crm.mutate('createActivity', { kind: 'TASK', title: 'x', dueAt, customerId: world.customerId }, 'activity { id }');
  await activity('2020-01-01T00:00:00Z');
  const after = await overview('LAST_YEAR');
  expect(after.pipeline).toContainEqual({ columnId: column, kind: 'CUSTOM', count: 3, value: '107.13' });
  expect(after.openLeads).toBe(before.openLeads + 3);
  expect(after.forecast).toContainEqual({ month: '2199-05-01', count: 3, value: '107.13', weighted: '25.04' });
  expect(after.overdueActivities).toBe(before.overdueActivities + 1);
});
