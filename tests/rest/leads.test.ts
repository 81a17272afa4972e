import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client, signedInAs } from '../support/Client.ts';
import { ownCompany } from '../support/sharedDemo.ts';
import type { TestServer } from '../support/startServer.ts';
import { restAs, type Rest } from './Rest.ts';

let server: TestServer;
let rest: Rest;
let customer: string;
let product: string;

beforeAll(async () => {
  server = await ownCompany();
  rest = await restAs(server, 'crm@atlas.test');
  const client = new Client(server.url, rest.token);
  const buyer = { name: 'Buyer', address: '1 Main St', city: 'Madrid', country: 'ES' };
  customer = (await client.mutate('createCustomer', buyer, 'customer { id }')).customer.id;
  product = (
    await (
      await signedInAs(server, 'inventory@atlas.test')
    ).mutate('createInventoryProduct', { name: 'Chair', manufacturer: 'Sella', quantity: '10', salePrice: '40' }, 'inventoryProduct { id }')
  ).inventoryProduct.id;
});
afterAll(() => server.stop());

test('creates a lead with one product in the status its body names, and moves it when it names another', async () => {
  const body = { product, customer, description: 'x', reason: 'y', orderValue: 100, status: 'inquiry', estimatedBudget: 200 };
  const { body: made } = await rest.post('/crm/createLead', body);
  expect(made.data).toMatchObject({
    title: 'Chair',
    status: { kind: 'INQUIRY' },
    orderValue: '100',
    estimatedBudget: '200',
    lines: [{ product: { id: product }, quantity: '1', unitPrice: '100' }],
  });
  const { body: won } = await rest.send('PUT', `/crm/updateLead/${made.data.id}`, { status: 'closed won' });
  expect(won.data).toMatchObject({ status: { kind: 'CLOSED_WON' }, lines: [{ product: { id: product } }], closedAt: expect.any(String) });
  const lost = await rest.send('PUT', `/crm/updateLead/${made.data.id}`, { status: 'cancelled' });
  expect([lost.status, lost.body.fields]).toEqual([422, { lossReasonId: 'Required.' }]);
  const none = await rest.post('/crm/createLead', { customer, description: 'x', reason: 'y', orderValue: 1, status: 'nowhere' });
  expect(none.status).toBe(422);
});

test('deletes a status that holds leads into another one', async () => {
  const { body: made } = await rest.post('/crm/createStatus', { name: 'Negotiating' });
  const id = made.data.id;
  expect(made.data).toMatchObject({ title: 'Negotiating', kind: 'CUSTOM' });
  const lead = { product: 'Consulting', customer, description: 'x', reason: 'y', orderValue: 1, status: 'negotiating' };
  expect((await rest.post('/crm/createLead', lead)).body.data).toMatchObject({ status: { id }, title: 'Consulting' });
  const refused = await rest.send('DELETE', `/crm/deleteStatus/[${id}]`);
  expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, ['targetId']]);
  const columns = (await rest.get('/crm/getAllStatus')).body.data as { id: string; kind: string }[];
  const inquiry = columns.find(({ kind }) => kind === 'INQUIRY')!.id;
  expect((await rest.send('DELETE', `/crm/deleteStatus/[${id}]?target=${inquiry}`)).status).toBe(200);
});
