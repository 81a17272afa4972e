import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { brokenInvariants } from '../../../server/core/invariants/brokenInvariants.ts';
import { aggregateInvariants } from '../../../server/inventory/aggregateProduct/aggregate.invariants.ts';
import { salesInvariants } from '../../../server/inventory/overview/sales.invariants.ts';
import { startDemo } from '../../support/Client.ts';
import { lineOf, openTill, sell, takeBack } from '../../support/tills.ts';
import { timeZone } from '../../support/today.ts';
import { OfferWorld } from './OfferWorld.ts';
import { SalesBook, total, type BookedLine } from './SalesBook.ts';

let world: OfferWorld;
let book: SalesBook;
const spans = ['TODAY', 'LAST_7_DAYS', 'LAST_15_DAYS', 'LAST_MONTH', 'LAST_30_DAYS', 'LAST_YEAR', 'ALL'];
const daysBefore = (day: string, days: number) => new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10);

const query = async (text: string, variables: object = {}) => {
  const { data, errors } = await world.client.query(text, variables as Record<string, unknown>);
  if (errors.length) throw new Error(JSON.stringify(errors));
  return data;
};
const overview = async (span: string) =>
  (
    await query(
      `query($span: TimeSpan!) { inventoryOverview(span: $span) { from before currency sales returns revenue totalTax cost grossProfit margin
        vat { vatCategory vatRate base tax } months { month revenue cost profit margin } breakdown { kind quantity revenue }
        bestProducts { itemId name quantity revenue } bestAggregateProducts { itemId quantity revenue } bestPackages { itemId quantity revenue }
        bestServices { itemId quantity revenue } topSellers { userId sales revenue } recent { number isReturn total } } }`,
      { span },
    )
  ).inventoryOverview;
const drilldown = async (question: object) =>
  (
    await query(
      `query($from: Date!, $before: Date!, $kind: SellableKind, $itemId: ID, $cashierId: ID, $vatCategory: VatCategory, $vatRate: Decimal) {
        salesDrilldown(from: $from, before: $before, kind: $kind, itemId: $itemId, cashierId: $cashierId, vatCategory: $vatCategory, vatRate: $vatRate, first: 200) {
          count sales quantity revenue tax cost profit margin name invoices { number quantity revenue tax cost isReturn } } }`,
      question,
    )
  ).salesDrilldown;

beforeAll(async () => {
  // Sums up the demo's sales too.
  world = await OfferWorld.open(startDemo());
  const { data } = await world.client.query('{ viewer { userId } }');
  const [customer] = await world.sql<{ id: string }>('select id from customer where company_id = noria_company() order by id limit 1');
  const others = await world.sql<{ id: string }>(
    'select id from user_account where company_id = noria_company() and id <> ? order by id limit 1',
    [data.viewer.userId],
  );
  book = new SalesBook(world, customer.id);
  await book.read();
  const [chair, desk] = [await world.product('Chair'), await world.product('Desk')];
  const item = {
    PRODUCT: [chair, desk],
    SERVICE: [await world.service('Delivery')],
    PACKAGE: [(await world.package('Office', [{ productId: chair }])).inventoryPackage.id],
    AGGREGATE_PRODUCT: [(await world.aggregate('Set', [{ productId: chair }])).aggregateProduct.id],
  };
  const line = (on: string, number: number): Omit<BookedLine, 'isReturn'> => {
    const kind = (Object.keys(item) as BookedLine['kind'][])[number % 4];
    const base = 1_003 + 517 * number;
    const figures = { quantity: 1 + (number % 3), base, tax: Math.round(base / 5), cost: 300 + number };
    return { kind, item: item[kind][number % item[kind].length], cashier: [data.viewer.userId, others[0].id][number % 2], on, ...figures };
  };
  // One invoice of three lines on either side of every span's edges; part of what was sold on an edge day is returned on the next.
  const edges = new Set<string>();
  for (const span of spans) {
    const { from, before } = await overview(span);
    for (const day of [from, before]) for (const on of [daysBefore(day, 1), day]) if (on > '2000-01-01') edges.add(on);
  }
  let number = 0;
  for (const on of edges) {
    const lines = [
      line(on, number),
      { ...line(on, number + 1), cashier: line(on, number).cashier },
      { ...line(on, number + 2), cashier: line(on, number).cashier },
    ];
    const sold = await book.book(lines);
    if (number % 2) {
      const { quantity, base, tax, cost, ...back } = lines[0];
      await book.book([{ ...back, quantity: -quantity, base: -base, tax: -tax, cost: -cost }], { id: sold.id, lineIds: sold.lineIds });
    }
    number += 3;
  }
});
afterAll(() => world.server.stop());

test.each(spans)(
  '%s: every figure is what the lines of its days come to, returns taken off, and the documents behind it say the same',
  async span => {
    const shown = await overview(span);
    const { from, before } = shown;
    const lines = book.lines.filter(({ on }) => on >= from && on < before);
    const figures = {
      revenue: total(lines, ({ base }) => base),
      totalTax: total(lines, ({ tax }) => tax),
      cost: total(lines, ({ cost }) => cost),
      grossProfit: total(lines, ({ base, cost }) => base - cost),
    };
    expect(shown).toMatchObject(figures);
    const whole = await drilldown({ from, before });
    expect(whole).toMatchObject({
      revenue: shown.revenue,
      tax: shown.totalTax,
      cost: shown.cost,
      profit: shown.grossProfit,
      margin: shown.margin,
    });
    expect([whole.sales, whole.count - whole.sales]).toEqual([shown.sales, shown.returns]);

    const rates = shown.vat.map(({ base, tax }: Record<string, string>) => [Number(base), Number(tax)]);
    const taxed = rates.reduce(([base, tax]: number[], [ofBase, ofTax]: number[]) => [base + ofBase, tax + ofTax], [0, 0]);
    expect(taxed.map((sum: number) => sum.toFixed(2))).toEqual([figures.revenue, figures.totalTax]);
    for (const { vatCategory, vatRate, base, tax } of shown.vat)
      expect(await drilldown({ from, before, vatCategory, vatRate })).toMatchObject({ revenue: base, tax });

    for (const { kind, quantity, revenue } of shown.breakdown) {
      const of = lines.filter(line => line.kind === kind);
      expect([quantity, revenue]).toEqual([String(of.reduce((sum, line) => sum + line.quantity, 0)), total(of, ({ base }) => base)]);
      expect(await drilldown({ from, before, kind })).toMatchObject({ quantity: of.length ? quantity : null, revenue });
    }
    for (const { itemId, name, quantity, revenue } of shown.bestProducts)
      expect(await drilldown({ from, before, kind: 'PRODUCT', itemId })).toMatchObject({ name, quantity, revenue });
    for (const best of [shown.bestServices, shown.bestPackages, shown.bestAggregateProducts].flat())
      expect(await drilldown({ from, before, itemId: best.itemId })).toMatchObject({ quantity: best.quantity, revenue: best.revenue });
    for (const { userId: id, sales, revenue } of shown.topSellers) {
      expect(revenue).toBe(
        total(
          lines.filter(({ cashier }) => cashier === id),
          ({ base }) => base,
        ),
      );
      expect(await drilldown({ from, before, cashierId: id })).toMatchObject({ sales, revenue });
    }
  },
);

test('months show what was sold in each and what it cost, whatever the span', async () => {
  const { months } = await overview('TODAY');
  expect(months).toHaveLength(12);
  for (const { month, revenue, cost } of months) {
    const of = book.lines.filter(({ on }) => on.startsWith(month.slice(0, 7)));
    expect([revenue, cost]).toEqual([total(of, ({ base }) => base), total(of, line => line.cost)]);
  }
});

test('a sale counts on the company’s day, wherever its clocks stand; what comes back is taken off', async () => {
  const pen = await world.product('Pen', { onHand: 10, cost: '4' });
  const { sessionId: tillSessionId } = await openTill(world.client, 'Clock');
  const zone = (name: string) => world.sql('update company set time_zone = ? where id = noria_company() returning id', [name]);
  await zone('Pacific/Kiritimati');
  const before = await overview('TODAY');
  const { inventoryInvoice } = await sell(world.client, { tillSessionId, lines: [lineOf(pen, '3')] }, 'id lines { id }');
  const after = await overview('TODAY');
  expect(Number(after.revenue) - Number(before.revenue)).toBeCloseTo(30, 4);
  expect(Number(after.cost) - Number(before.cost)).toBe(12);
  await takeBack(world.client, inventoryInvoice.id, [{ lineId: inventoryInvoice.lines[0].id, quantity: '1' }]);
  const returned = await overview('TODAY');
  expect(Number(returned.cost) - Number(before.cost)).toBe(8);
  expect([returned.sales, returned.returns]).toEqual([before.sales + 1, before.returns + 1]);
  // In a time zone twenty-five hours behind it is still yesterday, so the sale is tomorrow's there.
  await zone('Pacific/Pago_Pago');
  expect((await overview('TODAY')).bestProducts.find(({ id }: { id: string }) => id === pen)).toBeUndefined();
  await zone(timeZone());
});

test('the sums are those of the documents, and it would be seen if they were not', async () => {
  const owner = new pg.Client({ connectionString: world.server.database.url });
  await owner.connect();
  const broken = async () =>
    (await brokenInvariants(owner, [...salesInvariants, ...aggregateInvariants])).map(({ invariant }) => invariant);
  expect(await broken()).toEqual([]);
  const [{ id }] = await world.sql<{ id: string }>('select aggregate_product_id as id from aggregate_product_leaf limit 1');
  await world.sql('update aggregate_product_leaf set quantity = quantity + 1 where aggregate_product_id = ? returning quantity', [id]);
  for (const [of, figure] of [
    ['item', 'revenue'],
    ['cashier', 'returns'],
    ['tax', 'tax'],
  ])
    await world.sql(`update inventory_sales_by_${of} set ${figure} = ${figure} + 1 where grain = 'M' returning grain`);
  expect(new Set(await broken())).toEqual(new Set([...salesInvariants, ...aggregateInvariants].map(({ name }) => name)));
  await owner.end();
});
