import { afterAll, beforeAll, expect, test } from 'vitest';
import { currencyDecimals } from '../../../server/core/money/currencyDecimals.ts';
import { documentTotals } from '../../../server/core/money/documentTotals.ts';
import { type Client, signedInAs } from '../../support/Client.ts';
import { sharedDemo } from '../../support/sharedDemo.ts';
import type { TestServer } from '../../support/startServer.ts';

let server: TestServer;
beforeAll(async () => void (server = await sharedDemo()));
afterAll(() => server.stop());

const deal = `number status currency discountPercent subtotal discountTotal taxTotal total createdAt lead { id }
  lines { quantity unitPrice discountPercent vatCategory vatRate net tax }`;

async function dealsOf(client: Client) {
  const { data } = await client.query(`{
    crmOrders(first: 100) { edges { node { id orderedOn ${deal} } } }
    crmQuotations(first: 100) { edges { node { issuedOn order { id total } ${deal} } } }
  }`);
  const nodes = (connection: { edges: { node: Deal }[] }) => connection.edges.map(({ node }) => node);
  return { orders: nodes(data.crmOrders), quotations: nodes(data.crmQuotations) };
}

test.for(['atlas', 'boreal'])('%s: orders and quotations in all states, their figures right and their numbers without gaps', async name => {
  const admin = await signedInAs(server, `admin@${name}.test`);
  const { orders, quotations } = await dealsOf(admin);
  expect(new Set(orders.map(({ status }) => status))).toEqual(new Set(['PENDING', 'CONFIRMED', 'FULFILLED', 'CANCELLED']));
  expect(new Set(quotations.map(({ status }) => status))).toEqual(
    new Set(['DRAFT', 'SENT', 'ACCEPTED', 'DECLINED', 'EXPIRED', 'CANCELLED']),
  );
  // Won leads have become orders.
  expect(orders.filter(({ lead }) => lead).length).toBeGreaterThan(10);
  for (const document of [...orders, ...quotations]) {
    const discounts = [{ percent: document.discountPercent }];
    const totals = documentTotals(document.lines, { digits: currencyDecimals(document.currency), discounts });
    for (const figure of ['subtotal', 'discountTotal', 'taxTotal', 'total'] as const)
      expect(Number(document[figure])).toBe(Number(totals[figure]));
    expect(Date.parse(document.createdAt)).toBeLessThanOrEqual(Date.now());
  }
  for (const { status, order, total } of quotations) if (status === 'ACCEPTED') expect(order?.total).toBe(total);
  for (const [documents, day] of [
    [orders, 'orderedOn'],
    [quotations, 'issuedOn'],
  ] as const) {
    const byYear = Map.groupBy(
      documents.filter(({ number }) => number).sort((one, other) => (one.number! < other.number! ? -1 : 1)),
      document => document[day]!.slice(0, 4),
    );
    for (const [year, numbered] of byYear) {
      expect(numbered.map(({ number }) => number)).toEqual(numbered.map((_, index) => expect.stringMatching(`${year}-0*${index + 1}$`)));
      const days = numbered.map(document => document[day]);
      expect(days.every((on, index) => index === 0 || days[index - 1]! <= on!)).toBe(true);
    }
  }
  // The numbering continues where the demo ends.
  const { data } = await admin.query(`{ customers(first: 1) { edges { node { id } } } }`);
  const customerId = data.customers.edges[0].node.id as string;
  const line = { description: 'x', quantity: '1', unitPrice: '1', discountPercent: '0' };
  const input = { customerId, description: 'x', reason: 'x', lines: [line] };
  const made = await admin.mutate('createCrmOrder', input, 'crmOrder { number }');
  const [, year, number] = /-(\d{4})-(\d+)$/.exec(made.crmOrder.number as string)!;
  expect(Number(number)).toBe(orders.filter(({ orderedOn }) => orderedOn!.startsWith(year)).length + 1);
});

interface Deal {
  number: string | null;
  orderedOn?: string;
  issuedOn?: string;
  lines: Parameters<typeof documentTotals>[0];
  currency: string;
  discountPercent: string;
  createdAt: string;
  status: string;
  subtotal: string;
  discountTotal: string;
  taxTotal: string;
  total: string;
  lead: object | null;
  order?: { total: string };
}
