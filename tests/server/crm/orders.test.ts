import { afterAll, beforeAll, expect, it } from 'vitest';
import { documentTotals } from '../../../server/core/money/documentTotals.ts';
import { signedInAs, type Client } from '../../support/Client.ts';
import { ownCompany } from '../../support/sharedDemo.ts';
import type { TestServer } from '../../support/startServer.ts';
import { Deals } from './Deals.ts';

let server: TestServer;
let deals: Deals;
let client: Client;
beforeAll(async () => {
  server = await ownCompany();
  client = await signedInAs(server, 'crm@atlas.test');
  deals = await Deals.of(client, server);
});
afterAll(() => server.stop());

const figures = 'subtotal discountTotal taxTotal total currency';

it('stores the calculated totals of its lines, in the order they were given', async () => {
  const lines = [
    { productId: deals.productId, quantity: '16', unitPrice: '348.35', discountPercent: '4' },
    { description: 'Delivery', quantity: '2.5', unitPrice: '19.999', vatCategory: 'ZERO_RATED' },
  ];
  const { errors, crmOrder } = await deals.order({ lines, discountPercent: '7.5' });
  expect(errors).toEqual([]);
  const rates = { STANDARD_RATED: '8.875', ZERO_RATED: '0' } as const;
  const categories = ['STANDARD_RATED', 'ZERO_RATED'] as const;
  const priced = lines.map((line, index) => ({ ...line, vatCategory: categories[index], vatRate: rates[categories[index]] }));
  const totals = documentTotals(priced, { digits: 2, discounts: [{ percent: '7.5' }] });
  const { subtotal, discountTotal, taxTotal, total } = totals;
  expect(numbers(crmOrder)).toEqual(numbers({ subtotal, discountTotal, taxTotal, total, currency: 'USD' }));
  expect(crmOrder.lines).toMatchObject(
    totals.lines.map(({ net }, index) => ({ position: index + 1, net: plain(net), vatCategory: categories[index] })),
  );
});

it('has no parts of products that are sold only whole', async () => {
  const half = { productId: deals.productId, quantity: '2.5', unitPrice: '10' };
  expect((await deals.order({ lines: [half] })).errors).toMatchObject([{ field: 'lines.0.quantity', code: 'notWhole' }]);
});

it('keeps its lines while other fields change, and accepts new ones only while pending', async () => {
  const { crmOrder: made } = await deals.order();
  const [first] = made.lines;
  const described = await deals.update({ id: made.id, version: made.version, description: 'Repaired' });
  expect(described.crmOrder).toMatchObject({ description: 'Repaired', version: 2, lines: [first] });
  const input = { productId: first.product.id, quantity: '3', unitPrice: first.unitPrice };
  const grown = await deals.update({
    id: made.id,
    lines: [
      { description: 'Setup', quantity: '1', unitPrice: '5' },
      { id: first.id, ...input },
    ],
  });
  expect(grown.crmOrder.lines).toMatchObject([{ description: 'Setup' }, { id: first.id, quantity: '3' }]);
  expect(grown.crmOrder.version).toBe(3);
  expect((await deals.update({ id: made.id, lines: [] })).errors).toMatchObject([{ field: 'lines', code: 'lastLine' }]);
  expect(await deals.move('confirm', made.id)).toMatchObject({ errors: [], crmOrder: { status: 'CONFIRMED' } });
  for (const change of [{ lines: [{ ...input, id: first.id }] }, { discountPercent: '1' }, { customerId: deals.otherCustomerId }])
    expect((await deals.update({ id: made.id, ...change })).errors).toMatchObject([{ code: 'documentLocked' }]);
  expect((await deals.update({ id: made.id, description: 'Agreed' })).errors).toEqual([]);
});

it('changes status along its states only, and accepts its current one', async () => {
  const { crmOrder } = await deals.order();
  const refused = await deals.move('fulfil', crmOrder.id);
  expect(refused.errors).toMatchObject([
    { code: 'invalidTransition', params: { from: 'PENDING', to: 'FULFILLED', allowed: ['CONFIRMED', 'CANCELLED'] } },
  ]);
  for (const action of ['confirm', 'confirm', 'fulfil']) expect((await deals.move(action, crmOrder.id)).errors).toEqual([]);
  expect((await deals.move('cancel', crmOrder.id)).errors).toMatchObject([{ code: 'invalidTransition' }]);
  expect(await deals.remove(crmOrder.id)).toMatchObject({ errors: [{ code: 'documentLocked' }], deletedIds: null });
});

it.each([
  ['customerId', 'notFound', { customerId: '01a1feb7-0529-737c-96eb-fa7441e32441' }],
  ['description', 'required', { description: ' ' }],
  ['reason', 'required', { reason: '' }],
  ['orderValue', 'limitExceeded', { orderValue: '1000000000000' }],
  ['discountPercent', 'tooLarge', { discountPercent: '100.5' }],
  ['lines.0.quantity', 'limitExceeded', { lines: [{ description: 'x', quantity: '1000001', unitPrice: '1' }] }],
  ['lines.0.quantity', 'notPositive', { lines: [{ description: 'x', quantity: '0', unitPrice: '1' }] }],
  ['lines.0.description', 'required', { lines: [{ quantity: '1', unitPrice: '1' }] }],
  ['lines.0.unitPrice', 'limitExceeded', { lines: [{ description: 'x', quantity: '1000000', unitPrice: '999999999999.99' }] }],
  ['lines.0.productId', 'notFound', { lines: [{ productId: '01a1feb7-0529-737c-96eb-fa7441e32440', quantity: '1', unitPrice: '1' }] }],
  ['lines.0.id', 'notFound', { lines: [{ id: '01a1feb7-0529-737c-96eb-fa7441e32440', description: 'x', quantity: '1', unitPrice: '1' }] }],
  [
    'lines.1.discountPercent',
    'tooSmall',
    {
      lines: [
        { description: 'x', quantity: '1', unitPrice: '1' },
        { description: 'x', quantity: '1', unitPrice: '1', discountPercent: '-1' },
      ],
    },
  ],
])('refuses %s: %s', async (field, code, broken) => {
  expect(await deals.order(broken)).toMatchObject({ errors: [{ field, code }], crmOrder: null });
});

it('keeps each of its lines once, and takes no line of another document', async () => {
  const [{ crmOrder: made }, { crmOrder: other }] = [await deals.order(), await deals.order()];
  const line = ({ lines: [{ id }] }: typeof made) => ({ id, description: 'x', quantity: '1', unitPrice: '1' });
  expect(await deals.update({ id: made.id, lines: [line(made), line(other)] })).toMatchObject({
    errors: [{ field: 'lines.1.id', code: 'notFound' }],
  });
  expect(await deals.update({ id: made.id, lines: [line(made), line(made)] })).toMatchObject({
    errors: [{ field: 'lines.1.id', code: 'taken' }],
  });
  expect((await deals.update({ id: made.id, lines: [line(made), { ...line(made), id: null }] })).errors).toEqual([]);
});

it('refuses a new inactive customer or product, and keeps existing ones', async () => {
  const { crmOrder } = await deals.order({ customerId: deals.otherCustomerId });
  await client.mutate('updateCustomer', { id: deals.otherCustomerId, status: 'INACTIVE' }, 'customer { id }');
  expect((await deals.order({ customerId: deals.otherCustomerId })).errors).toMatchObject([{ field: 'customerId', code: 'inactive' }]);
  expect((await deals.update({ id: crmOrder.id, reason: 'Second visit' })).errors).toEqual([]);
});

it('numbers orders without a gap, also for concurrent and rolled back requests', async () => {
  const before = await lastNumber();
  const made = await Promise.all(
    Array.from({ length: 12 }, (_, index) => deals.order(index % 3 ? {} : index % 2 ? { description: '' } : { dryRun: true })),
  );
  const numbersDrawn = made.filter((_, index) => index % 3).map(({ crmOrder }) => Number(crmOrder.number.split('-')[2]));
  expect(numbersDrawn.toSorted((one, other) => one - other)).toEqual(numbersDrawn.map((_, index) => before + 1 + index));
  expect(made[1].crmOrder.number).toMatch(/^SO-\d{4}-\d{5}$/);
});

it('is found by its customer’s current name', async () => {
  const { crmOrder } = await deals.order();
  await client.mutate('updateCustomer', { id: deals.customerId, name: 'Ñandú & Söhne' }, 'customer { id }');
  const { data } = await client.query('{ crmOrders(search: "nandu", first: 100) { edges { node { id } } } }');
  expect(data.crmOrders.edges).toContainEqual({ node: { id: crmOrder.id } });
});

async function lastNumber(): Promise<number> {
  const { crmOrder } = await deals.order();
  return Number(crmOrder.number.split('-')[2]);
}

const plain = (value: string) => String(Number(value));
const numbers = (shown: Record<string, string>) =>
  Object.fromEntries(figures.split(' ').map(name => [name, name === 'currency' ? shown[name] : Number(shown[name])]));
