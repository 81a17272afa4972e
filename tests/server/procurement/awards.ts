import { describe, expect, it } from 'vitest';
import { Rest } from '../../rest/Rest.ts';
import { world } from './world.ts';

const issues = ({ errors }: { errors: { field: string | null; code: string }[] }) => errors.map(({ field, code }) => [field, code]);
const approve = (id: string) =>
  world.buyer.mutate('approveVendorQuotation', { id }, 'vendorQuotation { id status order { id } }', 'RecordInput');
const ordersOf = async (requisitionId: string) => {
  const query = `query($id: ID!) { purchaseOrders(first: 50, filter: { requisition: { eq: $id } }) { edges { node {
    vendor { id } currency total homeTotal lines { quantity unitPrice product { id } } } } } }`;
  return (await world.buyer.query(query, { id: requisitionId })).data!.purchaseOrders.edges.map(({ node }: { node: object }) => node);
};
const statusesOf = async (requisitionId: string) => {
  const query = 'query($id: ID!) { requisition(id: $id) { quotations(first: 50) { edges { node { id status } } } } }';
  const { data } = await world.buyer.query(query, { id: requisitionId });
  return new Map(
    data!.requisition.quotations.edges.map(({ node }: { node: { id: string; status: string } }) => [node.id, node.status] as const),
  );
};

/** A requisition that two vendors have quoted for. */
async function quoted(input: object = {}) {
  const vendors = [await world.vendor(), await world.vendor()];
  const requisition = await world.requisition(vendors);
  const [one, other] = [
    (await world.quotation(requisition, vendors[0], ['10', '20'], input)).vendorQuotation,
    (await world.quotation(requisition, vendors[1], ['11', '19'], input)).vendorQuotation,
  ];
  return { requisition, vendors, one, other };
}

it('computes the amounts, whatever the client sends', async () => {
  const vendor = await world.vendor();
  const requisition = await world.requisition([vendor]);
  const priced = { discountPercent: '2.5', taxTotal: '7.77' };
  const { vendorQuotation } = await world.quotation(requisition, vendor, ['3.333333', '0.015'], priced);
  expect(vendorQuotation).toMatchObject({
    subtotal: '33.38',
    discountTotal: '0.83',
    taxTotal: '7.77',
    finalAmount: '40.32',
    lines: [{ amount: '33.33' }, { amount: '0.05' }],
  });
});

it('makes one order however often and by however many it is awarded at once', async () => {
  const { requisition, one, other } = await quoted();
  const answers = await Promise.all(Array.from({ length: 20 }, () => approve(one.id as string)));
  const orders = new Set(answers.map(({ vendorQuotation }) => vendorQuotation?.order.id));
  expect(answers.flatMap(issues)).toEqual([]);
  expect(orders.size).toBe(1);
  expect(await ordersOf(requisition.id)).toMatchObject([
    {
      lines: [
        { quantity: '10', unitPrice: '10' },
        { quantity: '3', unitPrice: '20' },
      ],
      total: '160',
    },
  ]);
  expect(await statusesOf(requisition.id)).toEqual(
    new Map([
      [one.id, 'APPROVED'],
      [other.id, 'INACTIVE'],
    ]),
  );
  expect(issues(await approve(other.id as string))).toEqual([[null, 'invalidTransition']]);
});

it('lets one of two quotations win when both are awarded at once', async () => {
  const { requisition, one, other } = await quoted();
  await Promise.all([one, other].flatMap(({ id }) => Array.from({ length: 5 }, () => approve(id as string))));
  expect(new Set((await statusesOf(requisition.id)).values())).toEqual(new Set(['APPROVED', 'INACTIVE']));
  expect(await ordersOf(requisition.id)).toHaveLength(1);
});

it('splits an award by line into one order for each vendor', async () => {
  const { requisition, vendors, one, other } = await quoted();
  const awards = [
    { quotationId: one.id, lineIds: [one.lines[0].id] },
    { quotationId: other.id, lineIds: [other.lines[1].id] },
  ];
  const twice = [awards[0], { quotationId: other.id }];
  const award = (chosen: object[]) =>
    world.buyer.mutate('awardRequisition', { requisitionId: requisition.id, awards: chosen }, 'requisition { id }');
  expect(issues(await award(twice))).toEqual([['awards.1.lineIds', 'awardedTwice']]);
  expect(issues(await award([]))).not.toEqual([]);
  await Promise.all(Array.from({ length: 5 }, () => award(awards)));
  const orders = (await ordersOf(requisition.id)) as { vendor: { id: string } }[];
  expect(orders).toHaveLength(2);
  expect(orders.find(({ vendor }) => vendor.id === vendors[0].id)).toMatchObject({ lines: [{ quantity: '10', unitPrice: '10' }] });
  expect(orders.find(({ vendor }) => vendor.id === vendors[1].id)).toMatchObject({ lines: [{ quantity: '3', unitPrice: '19' }] });
});

it('refuses what was not approved, is over, or answers an earlier requisition', async () => {
  const { requisition, one } = await quoted();
  await world.buyer.mutate('updateRequisition', { id: requisition.id, requisitionStatus: 'PENDING' }, 'requisition { id }');
  expect(issues(await approve(one.id as string))).toEqual([[null, 'requisitionNotApproved']]);
  const lines = [{ productId: requisition.productIds[0], quantity: '12' }];
  await world.buyer.mutate('updateRequisition', { id: requisition.id, lines, requisitionStatus: 'PENDING' }, 'requisition { id }');
  await world.buyer.mutate('updateRequisition', { id: requisition.id, requisitionStatus: 'APPROVED' }, 'requisition { id }');
  expect(issues(await approve(one.id as string))).toEqual([[null, 'quotationStale']]);
});

it('keeps a requisition with an awarded quotation from being cancelled, and sets open quotations aside with one that is', async () => {
  const [won, open] = [await quoted(), await quoted()];
  await approve(won.one.id as string);
  const cancel = (id: string) => world.buyer.mutate('cancelRequisition', { id }, 'requisition { id }', 'RecordInput');
  expect(issues(await cancel(won.requisition.id))).toEqual([[null, 'documentLocked']]);
  expect(issues(await cancel(open.requisition.id))).toEqual([]);
  expect([...(await statusesOf(open.requisition.id)).values()]).toEqual(['INACTIVE', 'INACTIVE']);
});

it('is found by its quotation in the documented list of orders', async () => {
  const { one, other } = await quoted();
  await approve(one.id as string);
  const buyer = new Rest(world.server.url, world.buyer.token);
  const list = async (id: unknown) => (await buyer.get(`/procurement/getAllPO?quotations=${String(id)}`)).body.data as object[];
  expect(await list(one.id)).toMatchObject([{ quotation: one.id }]);
  expect(await list(other.id)).toEqual([]);
});

describe('a quotation in another currency', () => {
  const rated = 'vendorQuotation(id: $id) { exchangeRate exchangeRateOn homeAmount finalAmount }';
  const rateOf = async (id: string) => (await world.buyer.query(`query($id: ID!) { ${rated} }`, { id })).data!.vendorQuotation;
  const enter = (currency: string, validFrom: string, rate: string) =>
    world.admin.mutate('createExchangeRate', { currency, validFrom, rate }, 'exchangeRate { id }');
  const foreign = async (currency: string) => {
    const vendor = await world.vendor({ currency });
    const requisition = await world.requisition([vendor]);
    const { vendorQuotation } = await world.quotation(requisition, vendor, ['10', '0.015']);
    return { requisition, id: vendorQuotation.id as string };
  };

  it('is neither ranked nor awarded without a rate', async () => {
    const { id } = await foreign('CHF');
    expect(await rateOf(id)).toEqual({ exchangeRate: null, exchangeRateOn: null, homeAmount: null, finalAmount: '100.05' });
    expect(issues(await approve(id))).toEqual([[null, 'quotationRateless']]);
    await enter('CHF', '2099-01-01', '1.2');
    expect(issues(await approve(id))).toEqual([[null, 'quotationRateless']]);
  });

  it('is ordered in its currency at the vendor’s prices; its rate is kept, which later rates leave alone', async () => {
    const { requisition, id } = await foreign('SEK');
    await enter('SEK', '2020-01-01', '0.2');
    await enter('SEK', '2021-03-04', '0.0951234567');
    expect(await rateOf(id)).toMatchObject({ exchangeRate: '0.0951234567', exchangeRateOn: '2021-03-04', homeAmount: '9.52' });
    expect(issues(await approve(id))).toEqual([]);
    expect(await ordersOf(requisition.id)).toMatchObject([
      {
        currency: 'SEK',
        lines: [
          { quantity: '10', unitPrice: '10' },
          { quantity: '3', unitPrice: '0.015' },
        ],
        total: '100.05',
        homeTotal: '9.52',
      },
    ]);
    await enter('SEK', '2021-03-05', '5');
    expect(await rateOf(id)).toMatchObject({ exchangeRate: '0.0951234567', homeAmount: '9.52' });
  });

  it('is compared at the rate of the due date once that has passed', async () => {
    const { requisition, id } = await foreign('NOK');
    await enter('NOK', '2019-12-31', '0.1');
    await enter('NOK', '2021-01-01', '0.3');
    expect(await rateOf(id)).toMatchObject({ exchangeRate: '0.3' });
    await world.pass(requisition.id);
    expect(await rateOf(id)).toMatchObject({ exchangeRate: '0.1', exchangeRateOn: '2019-12-31', homeAmount: '10.01' });
  });
});

it('tells what awards saved against the mean offer, by line and in the company’s currency', async () => {
  const savings = async () => {
    const { data } = await world.buyer.query('{ procurementOverview(period: ALL) { savings } }');
    return Number(data!.procurementOverview.savings);
  };
  const before = await savings();
  const vendors = [await world.vendor(), await world.vendor(), await world.vendor({ currency: 'DKK' })];
  await world.admin.mutate('createExchangeRate', { currency: 'DKK', validFrom: '2021-01-01', rate: '0.1' }, 'exchangeRate { id }');
  const requisition = await world.requisition(vendors);
  const one = (await world.quotation(requisition, vendors[0], ['10', '20'], { discountPercent: '10' })).vendorQuotation;
  await world.quotation(requisition, vendors[1], ['12'], {});
  await world.quotation(requisition, vendors[2], ['150', '200'], {});
  await approve(one.id as string);
  // Means 12 (9, 12, 15) and 19 (18, 20): 10 × 3 and 3 × 1.
  expect((await savings()) - before).toBeCloseTo(33, 2);
});
