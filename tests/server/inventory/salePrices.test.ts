import { afterAll, beforeAll, expect, it, test } from 'vitest';
import { signedInAs, type Client, type Shown } from '../../support/Client.ts';
import { expectInvariantsHold } from '../../support/expectInvariantsHold.ts';
import { ownCompany } from '../../support/sharedDemo.ts';
import type { TestServer } from '../../support/startServer.ts';
import { lineOf, openTill, sell, stocked, takeBack } from '../../support/tills.ts';

/** A seller and their till session. */
interface Shop {
  client: Client;
  tillSessionId: string;
}

let server: TestServer;
/** In dollars at 8.875 %, and in dinars at 16 %. */
let atlas: Shop;
let jordan: Shop;
beforeAll(async () => {
  server = await ownCompany();
  const open = async (company: TestServer) => {
    const client = await signedInAs(company, 'admin@atlas.test');
    return { client, tillSessionId: (await openTill(client, 'Prices')).sessionId };
  };
  const dinars = await ownCompany({ currency: 'JOD', taxRate: '16' });
  [atlas, jordan] = [await open(server), await open(dinars)];
});
afterAll(async () => {
  await expectInvariantsHold(server.database, server.companyId);
  await server.stop();
});

const figures = `id number pricesIncludeTax subtotal discountTotal taxTotal total cash
  lines { id quantity unitPrice net discountShare base tax total } taxes { vatRate base tax }`;

const soldIn = async ({ client, tillSessionId }: Shop, lines: object[], more: object = {}): Promise<Shown> => {
  const { inventoryInvoice, errors } = await sell(client, { tillSessionId, lines, ...more }, figures);
  if (!inventoryInvoice) throw new Error(JSON.stringify(errors));
  return inventoryInvoice;
};

test.each([
  { currency: 'USD', pieces: '1000', price: '0.05', subtotal: '50', tax: '4.44', total: '54.44' },
  { currency: 'USD', pieces: '1000', price: '0.004', subtotal: '4', tax: '0.36', total: '4.36' },
  { currency: 'JOD', pieces: '3', price: '0.005', subtotal: '0.015', tax: '0.002', total: '0.017' },
])('sells $pieces × $price $currency for $total: extended first, taxed once', async ({ currency, pieces, price, subtotal, tax, total }) => {
  const shop = currency === 'JOD' ? jordan : atlas;
  const screw = await stocked(shop.client, `Screw of ${price}`, { quantity: pieces, salePrice: price, purchasePrice: '0.001' });
  const sale = await soldIn(shop, [lineOf(screw.id, pieces)]);
  expect(sale).toMatchObject({
    pricesIncludeTax: false,
    subtotal,
    taxTotal: tax,
    total,
    cash: total,
    lines: [{ unitPrice: price, net: subtotal, base: subtotal, tax, total }],
    taxes: [{ base: subtotal, tax }],
  });
});

it('comes to what an order of the same lines comes to', async () => {
  const [pin, clip] = [
    await stocked(atlas.client, 'Pin', { quantity: '900', salePrice: '0.37' }),
    await stocked(atlas.client, 'Clip', { quantity: '900', salePrice: '1.115', vatCategory: 'ZERO_RATED' }),
  ];
  const buyer = { name: 'Buyer', address: '1 Main St', city: 'Madrid', country: 'ES' };
  const customerId = (await atlas.client.mutate('createCustomer', buyer, 'customer { id }')).customer.id;
  const lines = [
    { id: pin.id, quantity: '7', unitPrice: '0.37', discountPercent: '3' },
    { id: clip.id, quantity: '11', unitPrice: '1.115', discountPercent: '0' },
    { id: pin.id, quantity: '13', unitPrice: '0.37', discountPercent: '12.5' },
  ];
  const sale = await soldIn(
    atlas,
    lines.map(({ id, quantity, discountPercent }) => lineOf(id, quantity, { discountPercent })),
    { discountPercent: '7' },
  );
  const { crmOrder: order } = await atlas.client.mutate(
    'createCrmOrder',
    {
      customerId,
      description: 'The same',
      reason: 'Referral',
      discountPercent: '7',
      lines: lines.map(({ id: productId, ...line }) => ({ productId, ...line })),
    },
    'crmOrder { subtotal discountTotal taxTotal total lines { net discountShare tax } }',
  );
  expect(sale).toMatchObject({ ...order, lines: order.lines });
});

it('takes back and credits what was sold without tax to the cent, in whatever steps', async () => {
  const nail = await stocked(atlas.client, 'Nail', { quantity: '70', salePrice: '0.37', purchasePrice: '0.1' });
  const sale = await soldIn(atlas, [lineOf(nail.id, '7', { discountPercent: '3' }), lineOf(nail.id, '5')], { discountPercent: '7' });
  const back: Shown[] = [];
  for (const [line, quantity] of [
    [0, '2'],
    [1, '4'],
    [0, '1'],
    [0, '4'],
    [1, '1'],
  ] as const) {
    const lines = [{ lineId: sale.lines[line].id, quantity }];
    const { inventoryInvoice, errors } = await takeBack(atlas.client, sale.id, lines, { tillSessionId: atlas.tillSessionId }, figures);
    expect(errors).toEqual([]);
    expect(inventoryInvoice.pricesIncludeTax).toBe(false);
    back.push(inventoryInvoice);
  }
  const cents = (name: string) => Math.round(back.reduce((sum, one) => sum + 100 * Number(one[name]), 0));
  for (const name of ['subtotal', 'discountTotal', 'taxTotal', 'total', 'cash'])
    expect(cents(name)).toBe(-Math.round(100 * Number(sale[name])));
});
