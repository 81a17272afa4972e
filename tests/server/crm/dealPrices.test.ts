import { afterAll, beforeAll, expect, it } from 'vitest';
import { signedInAs, type Client } from '../../support/Client.ts';
import { ownCompany } from '../../support/sharedDemo.ts';
import type { TestServer } from '../../support/startServer.ts';
import { lineOf, openTill, sell, stocked } from '../../support/tills.ts';
import { Deals, Quotations } from './Deals.ts';

let server: TestServer;
let client: Client;
let deals: Deals;
let quotations: Quotations;
beforeAll(async () => {
  server = await ownCompany();
  client = await signedInAs(server, 'admin@atlas.test');
  deals = await Deals.of(client, server);
  quotations = new Quotations(client, deals.customerId);
});
afterAll(() => server.stop());

const settings = (values: object) => client.mutate('updateCompanySettings', { taxRate: '21', ...values }, 'company { id }');
const shown = 'id pricesIncludeTax subtotal discountTotal taxTotal total lines { id unitPrice net discountShare tax }';
const orderOf = async (lines: object[], more: object = {}) => {
  const input = { customerId: deals.customerId, description: 'x', reason: 'y', lines, ...more };
  const { crmOrder, errors } = await client.mutate('createCrmOrder', input, `crmOrder { ${shown} }`);
  if (!crmOrder) throw new Error(JSON.stringify(errors));
  return crmOrder;
};
const line = { description: 'Lamp', quantity: '3', unitPrice: '11.90' };

it('prices an order with tax when the company does, and keeps it so', async () => {
  await settings({ pricesIncludeTax: true });
  const order = await orderOf([line]);
  expect(order).toMatchObject({
    pricesIncludeTax: true,
    subtotal: '35.7',
    taxTotal: '6.2',
    total: '35.7',
    lines: [{ net: '35.7', tax: '6.2' }],
  });
  await settings({ pricesIncludeTax: false });
  const changed = await client.mutate(
    'updateCrmOrder',
    { id: order.id, discountPercent: '10', lines: [{ ...line, id: order.lines[0].id }] },
    `crmOrder { ${shown} }`,
  );
  expect(changed.crmOrder).toMatchObject({ pricesIncludeTax: true, discountTotal: '3.57', taxTotal: '5.58', total: '32.13' });
  expect(await orderOf([line])).toMatchObject({ pricesIncludeTax: false, subtotal: '35.7', taxTotal: '7.5', total: '43.2' });
  expect(await orderOf([line], { pricesIncludeTax: true })).toMatchObject({ pricesIncludeTax: true, total: '35.7' });
});

it('equals a till sale of the same lines, with tax and without', async () => {
  const { sessionId: tillSessionId } = await openTill(client, 'Agreeing');
  for (const pricesIncludeTax of [true, false]) {
    await settings({ pricesIncludeTax });
    const prices = ['11.90', '0.35', '7.77'];
    const made = prices.map(salePrice =>
      stocked(client, `Agreed ${salePrice} ${pricesIncludeTax}`, { quantity: '50', salePrice, purchasePrice: '0.1' }),
    );
    const products = await Promise.all(made);
    const quantities = ['7', '11', '13'];
    const sale = await sell(
      client,
      { tillSessionId, lines: products.map(({ id }, index) => lineOf(id, quantities[index])) },
      'taxTotal total',
    );
    const order = await orderOf(
      products.map(({ id: productId }, index) => ({ productId, quantity: quantities[index], unitPrice: prices[index] })),
    );
    expect(order).toMatchObject(sale.inventoryInvoice);
  }
});

it('carries prices with tax from lead to quotation to order and to the customer’s page', async () => {
  await settings({ pricesIncludeTax: true });
  const lead = { customerId: deals.customerId, description: 'x', reason: 'y', orderValue: '100', lines: [line] };
  const made = await client.mutate('createLead', lead, 'lead { id pricesIncludeTax vatMode lines { net tax } }');
  expect(made.lead).toMatchObject({ pricesIncludeTax: true, vatMode: 'PER_RATE', lines: [{ net: '35.7', tax: '6.2' }] });
  await settings({ pricesIncludeTax: false });
  const { crmQuotation } = await client.mutate(
    'createQuotationFromLead',
    { leadId: made.lead.id },
    `crmQuotation { ${shown} }`,
    'FromLeadInput',
  );
  expect(crmQuotation).toMatchObject({ pricesIncludeTax: true, taxTotal: '6.2', total: '35.7' });
  await quotations.action('send', crmQuotation.id);
  const { link } = await quotations.action('share', crmQuotation.id);
  const token = new URL(link).searchParams.get('data');
  const { data } = await client.query(
    'query($token: String!) { sharedQuotation(token: $token) { pricesIncludeTax vatMode taxTotal total lines { unitPrice net } } }',
    { token },
  );
  expect(data.sharedQuotation).toEqual({
    pricesIncludeTax: true,
    vatMode: 'PER_RATE',
    taxTotal: '6.2',
    total: '35.7',
    lines: [{ unitPrice: '11.9', net: '35.7' }],
  });
  const accepted = await quotations.action('accept', crmQuotation.id);
  const order = await client.query(`{ crmOrder(id: "${accepted.crmQuotation.order.id}") { ${shown} } }`);
  expect(order.data.crmOrder).toMatchObject({ pricesIncludeTax: true, taxTotal: '6.2', total: '35.7' });
});

it('refuses to change how a confirmed order is priced', async () => {
  await settings({ pricesIncludeTax: false });
  const order = await orderOf([line]);
  await deals.move('confirm', order.id);
  const { errors } = await client.mutate('updateCrmOrder', { id: order.id, pricesIncludeTax: true }, 'crmOrder { id }');
  expect(errors).toMatchObject([{ code: 'documentLocked' }]);
});
