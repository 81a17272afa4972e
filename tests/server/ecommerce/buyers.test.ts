import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectInvariantsHold } from '../../support/expectInvariantsHold.ts';
import { signedInAs } from '../../support/Client.ts';
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
