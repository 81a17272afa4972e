import { afterAll, beforeAll, expect, it } from 'vitest';
import { signedInAs, type Shown } from '../../support/Client.ts';
import { ownCompany } from '../../support/sharedDemo.ts';
import type { TestServer } from '../../support/startServer.ts';
import { Stock } from './Stock.ts';

let server: TestServer;
let stock: Stock;
beforeAll(async () => {
  server = await ownCompany();
  stock = await Stock.of(server);
});
afterAll(() => server.stop());

const add = (input: Record<string, unknown>): Promise<Shown> =>
  stock.client.mutate('addTillCustomer', input, 'customer { id name phone city country status }');

it('takes on a customer by name or phone, in the place of the company', async () => {
  expect((await add({ name: 'Rosa Blum' })).customer).toMatchObject({ name: 'Rosa Blum', phone: null, country: 'US', status: 'ACTIVE' });
  const { customer } = await add({ phone: '+1 (212) 555-0166' });
  expect(customer).toMatchObject({ name: '12125550166', phone: '12125550166' });
  const { data } = await stock.client.query('{ customers(first: 2, search: "2125550166") { edges { node { id } } } }');
  expect(data.customers.edges).toEqual([{ node: { id: customer.id } }]);
});

it.each([
  [{}, 'name', 'nameOrPhone'],
  [{ name: ' ', phone: '' }, 'name', 'nameOrPhone'],
  [{ phone: '12' }, 'phone', 'invalidPhone'],
  [{ name: 'x'.repeat(256) }, 'name', 'tooLong'],
])('refuses %j', async (input, field, code) => {
  expect((await add(input)).errors).toMatchObject([{ field, code }]);
});

it('needs the country of the company, and a cashier', async () => {
  await stock.rows('update company set country = null where id = noria_company() returning id');
  expect((await add({ name: 'Rosa Blum' })).errors).toMatchObject([{ code: 'countryMissing' }]);
  const other = await signedInAs(server, 'hrm@atlas.test');
  await expect(other.mutate('addTillCustomer', { name: 'Rosa Blum' }, 'customer { id }')).rejects.toThrow('FORBIDDEN');
});
