import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectInvariantsHold } from '../../support/expectInvariantsHold.ts';
import { signedInAs, type Client } from '../../support/Client.ts';
import { columnsThatSay } from '../../support/marked.ts';
import { Shop } from './Shop.ts';

let shop: Shop;
beforeAll(async () => void (shop = await Shop.open()));
afterAll(() => shop.server.stop());

it('is erased as a person with where the orders went; open orders come first', async () => {
  const admin = await signedInAs(shop.server, 'admin@atlas.test');
  const lamp = await shop.product();
  const person = { name: 'Zyxbuyer Quill', email: 'zyxbuyer@quill.test', city: 'Zyxbuyerville', address: '1 Zyxbuyer street' };
  // The CRM knows nobody new: the customer is matched to one who is somebody else's business to erase.
  await admin.mutate('createCustomer', { name: 'Q', phone: '962799998888', address: 'x', city: 'x', country: 'JO' }, 'customer { id }');
  const { id } = await shop.customer({ ...person, phone: '962799998888' });
  const { ecommerceOrder: order } = await shop.order([[lamp.id, 1]], {
    customerId: id,
    deliveryName: person.name,
    deliveryEmail: person.email,
    deliveryCity: person.city,
    deliveryAddress: person.address,
    orderNotes: 'Ring at Zyxbuyer',
  });
  const erase = () => admin.mutate('erasePersonalData', { id, name: person.name, reason: 'Asked by letter' }, 'erasedId');
  expect((await erase()).errors).toMatchObject([{ code: 'erasureOpenOrders' }]);
  await shop.move(order.id, 'INPROGRESS', 'DELIVERED');
  await shop.takeBack(order.id, { reason: 'Zyxbuyer changed their mind' });
  expect(await erase()).toMatchObject({ errors: [], erasedId: id });
  expect(await columnsThatSay(shop.server, /zyxbuyer/)).toEqual([]);
  await expectInvariantsHold(shop.server.database);
});

it('shows what a customer of the CRM ordered in the shop, to users of the shop alone', async () => {
  const admin = await signedInAs(shop.server, 'admin@atlas.test');
  const phone = '962791110022';
  const { customer } = await admin.mutate(
    'createCustomer',
    { name: 'Rima', phone, address: 'x', city: 'x', country: 'JO' },
    'customer { id }',
  );
  const lamp = await shop.product();
  const { id: customerId } = await shop.customer({ name: 'Rima', phone });
  const { ecommerceOrder: order } = await shop.order([[lamp.id, 1]], { customerId });
  await shop.order([[lamp.id, 1]]);
  const ask = (client: Client) =>
    client.query('query ($id: ID!) { customer(id: $id) { name shopOrders(first: 5) { totalCount edges { node { id } } } } }', customer);
  const seen = await ask(admin);
  expect(seen.errors).toEqual([]);
  expect(seen.data.customer).toEqual({ name: 'Rima', shopOrders: { totalCount: 1, edges: [{ node: { id: order.id } }] } });
  const seller = await ask(await signedInAs(shop.server, 'crm@atlas.test'));
  expect(seller.data.customer).toEqual({ name: 'Rima', shopOrders: null });
  expect(seller.errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
});
