import { afterAll, beforeAll, expect, it, test } from 'vitest';
import { restAs } from '../../rest/Rest.ts';
import { signedInAs, type Client, type Shown } from '../../support/Client.ts';
import { expectInvariantsHold } from '../../support/expectInvariantsHold.ts';
import { ownCompany } from '../../support/sharedDemo.ts';
import type { TestServer } from '../../support/startServer.ts';
import { lineOf, openTill, sell, stocked } from '../../support/tills.ts';

let server: TestServer;
let client: Client;
let tillSessionId: string;
let companyId: string;
let customerId: string;
beforeAll(async () => {
  server = await ownCompany();
  client = await signedInAs(server, 'admin@atlas.test');
  companyId = (await client.query('{ viewer { companyId } }')).data.viewer.companyId;
  tillSessionId = (await openTill(client, 'Pricing')).sessionId;
  const buyer = { name: 'Buyer', address: '1 Main St', city: 'Madrid', country: 'ES' };
  customerId = (await client.mutate('createCustomer', buyer, 'customer { id }')).customer.id;
});
afterAll(async () => {
  await expectInvariantsHold(server.database, server.companyId);
  await server.stop();
});

const settings = (values: object) =>
  client.mutate('updateCompanySettings', { ...values }, 'company { pricesIncludeTax vatMode cashRounding }');
const usual = { taxRate: '21', pricesIncludeTax: false, vatMode: 'PER_RATE', cashRounding: null };
const figures = `id pricesIncludeTax vatMode cashRounding rounding subtotal discountTotal taxTotal total cash card tendered change balance status
  lines { id unitPrice net base tax total } taxes { vatRate base tax }`;
const sold = async (lines: object[], more: object = {}): Promise<Shown> => {
  const { inventoryInvoice, errors } = await sell(client, { tillSessionId, lines, ...more }, figures);
  if (!inventoryInvoice) throw new Error(JSON.stringify(errors));
  return inventoryInvoice;
};

it('enters a price with tax exactly, and shows it both ways', async () => {
  await settings(usual);
  const made = await client.mutate(
    'createInventoryProduct',
    { name: 'Exact', manufacturer: 'x', quantity: '50', salePrice: '11.90', priceIncludesTax: true },
    'inventoryProduct { id salePrice priceIncludesTax priceWithTax priceWithoutTax }',
  );
  expect(made.errors).toEqual([]);
  expect(made.inventoryProduct).toMatchObject({ salePrice: '11.9', priceIncludesTax: true, priceWithTax: '11.9', priceWithoutTax: '9.83' });
  const sale = await sold([lineOf(made.inventoryProduct.id)]);
  expect(sale).toMatchObject({ pricesIncludeTax: true, total: '11.9', taxTotal: '2.07', taxes: [{ base: '9.83', tax: '2.07' }] });
});

test.each([
  ['1', '11.9', '2.07'],
  ['3', '35.7', '6.2'],
  ['7', '83.3', '14.46'],
  ['1000', '11900', '2065.29'],
])('sells %s at 11.90 with 21 %% of tax for exactly as many times that', async (quantity, total, taxTotal) => {
  await settings(usual);
  const bulk = { quantity, salePrice: '11.90', purchasePrice: '1', priceIncludesTax: true };
  const item = await stocked(client, `Exactly ${quantity}`, bulk);
  const sale = await sold([lineOf(item.id, quantity)]);
  expect(sale).toMatchObject({ total, taxTotal, lines: [{ unitPrice: '11.9', net: total }] });
});

it('keeps what a price with tax is without, where a line is taxed in another category', async () => {
  await settings(usual);
  const item = await stocked(client, 'Exported', { quantity: '5', salePrice: '12.10', priceIncludesTax: true });
  const sale = await sold([lineOf(item.id, '1', { vatCategory: 'ZERO_RATED' })]);
  expect(sale).toMatchObject({ total: '10', taxTotal: '0' });
});

it('gives new prices the company’s meaning, and leaves those that were entered as they are', async () => {
  await settings(usual);
  const before = await stocked(client, 'Entered before', { quantity: '5', salePrice: '10' });
  await settings({ ...usual, pricesIncludeTax: true });
  const after = await stocked(client, 'Entered after', { quantity: '5', salePrice: '10' });
  const query = '{ inventoryProduct(id: "ID") { salePrice priceIncludesTax priceWithTax priceWithoutTax } }';
  const read = async (id: string) => (await client.query(query.replace('ID', id))).data.inventoryProduct;
  expect(await read(before.id)).toEqual({ salePrice: '10', priceIncludesTax: false, priceWithTax: '12.1', priceWithoutTax: '10' });
  expect(await read(after.id)).toEqual({ salePrice: '10', priceIncludesTax: true, priceWithTax: '10', priceWithoutTax: '8.26' });
  expect(await sold([lineOf(before.id), lineOf(after.id)])).toMatchObject({ pricesIncludeTax: true, total: '22.1' });
  await settings(usual);
});

it('prices packages and aggregates with tax where what they hold was', async () => {
  await settings(usual);
  const one = await stocked(client, 'Member with', { quantity: '20', salePrice: '12.10', priceIncludesTax: true });
  const other = await stocked(client, 'Member without', { quantity: '20', salePrice: '10' });
  const lines = [{ productId: one.id }, { productId: other.id }];
  const { inventoryPackage } = await client.mutate(
    'createInventoryPackage',
    { title: 'Both', discountPercentage: '10', lines },
    'inventoryPackage { id listCharges finalCharges priceIncludesTax }',
  );
  expect(inventoryPackage).toMatchObject({ listCharges: '24.2', finalCharges: '21.78', priceIncludesTax: true });
  expect(await sold([{ kind: 'PACKAGE', itemId: inventoryPackage.id, quantity: '1' }])).toMatchObject({ total: '21.78', taxTotal: '3.78' });
  const { aggregateProduct } = await client.mutate(
    'createAggregateProduct',
    { title: 'Made of both', sellingPrice: '24.20', priceIncludesTax: true, lines },
    'aggregateProduct { priceWithTax priceWithoutTax inHouseCost profit }',
  );
  expect(aggregateProduct).toMatchObject({ priceWithTax: '24.2', priceWithoutTax: '20', inHouseCost: '8', profit: '12' });
});

it('taxes line by line where the company chose so, and keeps that on the document', async () => {
  await settings({ ...usual, taxRate: '20', vatMode: 'PER_LINE' });
  const products = await Promise.all(
    ['299.33', '179.33', '99.34'].map(salePrice => stocked(client, `At ${salePrice}`, { quantity: '9', salePrice })),
  );
  const lines = products.map(({ id }) => lineOf(id));
  expect(await sold(lines)).toMatchObject({ vatMode: 'PER_LINE', subtotal: '578', taxTotal: '115.61', total: '693.61' });
  const ordered = products.map(({ id: productId }, index) => ({
    productId,
    quantity: '1',
    unitPrice: ['299.33', '179.33', '99.34'][index],
  }));
  const { crmOrder } = await client.mutate(
    'createCrmOrder',
    { customerId, description: 'x', reason: 'y', lines: ordered },
    'crmOrder { id vatMode taxTotal total }',
  );
  expect(crmOrder).toMatchObject({ vatMode: 'PER_LINE', taxTotal: '115.61', total: '693.61' });
  await settings({ ...usual, taxRate: '20' });
  expect(await sold(lines)).toMatchObject({ vatMode: 'PER_RATE', taxTotal: '115.6', total: '693.6' });
  const changed = await client.mutate('updateCrmOrder', { id: crmOrder.id, lines: ordered }, 'crmOrder { vatMode taxTotal }');
  expect(changed.crmOrder).toEqual({ vatMode: 'PER_LINE', taxTotal: '115.61' });
});

it('takes and tells prices with tax over REST', async () => {
  await settings(usual);
  const rest = await restAs(server, 'admin@atlas.test');
  const body = { name: 'By REST', company: 'Maker', price: 11.9, priceIncludesTax: true, quantity: 5, purchasePrice: 4 };
  const made = await rest.post('/inventory/createProduct', body);
  expect([made.status, made.body.data]).toMatchObject([
    201,
    { salePrice: '11.9', priceIncludesTax: true, priceWithTax: '11.9', priceWithoutTax: '9.83' },
  ]);
  const changed = await rest.put(`/updateCompany/${companyId}`, { pricesIncludeTax: true, cashRounding: '0.05' });
  expect(changed.body.data).toMatchObject({ pricesIncludeTax: true, vatMode: 'PER_RATE', cashRounding: '0.05' });
  const products = [{ productId: made.body.data.id, quantity: 1, discountPercent: 1 }];
  const invoice = { customerId, products, vatCategory: 'standard rated sales', paymentMethod: 'CASH', expectedRounding: '0.02' };
  const sale = await rest.post('/inventory/createInvoice', invoice);
  expect(sale.body.data).toMatchObject({ pricesIncludeTax: true, total: '11.8', rounding: '0.02', cash: '11.8' });
  await settings(usual);
});
