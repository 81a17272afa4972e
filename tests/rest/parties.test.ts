import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownCompany } from '../support/sharedDemo.ts';
import type { TestServer } from '../support/startServer.ts';
import { restAs, type Rest } from './Rest.ts';

let server: TestServer;
let sales: Rest;
beforeAll(async () => {
  server = await ownCompany();
  sales = await restAs(server, 'crm@atlas.test');
});
afterAll(() => server.stop());

const documented = {
  name: 'Marta Vidal',
  address: 'Calle Mayor 1',
  city: 'Madrid',
  country: 'Spain',
  companyId: 'M-412233',
  registrationType: 'S.L.',
  email: 'marta@vidal.test',
  contact: '+34 911 234 567',
  company: 'Talleres Vidal',
};

test('creates a customer with the documented names and an uploaded document, and updates part of it', async () => {
  const form = new FormData();
  form.append('file', new File(['%PDF-1.7\n%%EOF'], 'registro.pdf'));
  const { body: stored } = await sales.post('/crm/uploadFile', form);
  expect(stored.data).toMatchObject({ name: 'registro.pdf', url: `/files/${stored.data.id}`, contentType: 'application/pdf' });

  const { status, body } = await sales.post('/crm/createCustomer', { ...documented, attachment: stored.data });
  expect([status, body.message]).toEqual([201, 'Customer created successfully']);
  const { id } = body.data;
  const expected = {
    country: 'ES',
    phone: '34911234567',
    contact: '34911234567',
    companyName: 'Talleres Vidal',
    incorporationId: 'M-412233',
  };
  expect(body.data).toMatchObject({ ...expected, company: 'Talleres Vidal', companyId: 'M-412233', attachment: { id: stored.data.id } });

  const changed = await sales.put(`/crm/updateCustomer/${id}`, { contact: '0034600111222' });
  expect(changed.body.data).toMatchObject({
    ...expected,
    phone: '0034600111222',
    contact: '0034600111222',
    attachment: { id: stored.data.id },
  });
  expect((await sales.put(`/crm/updateCustomer/${id}`, { attachment: null })).body.data.attachment).toBeNull();
  expect((await sales.get('/crm/getAllCustomers?name=marta%20v&page=1')).body).toMatchObject({ data: [{ id }], total: 1 });

  const contact = await sales.post('/crm/createContact', { name: 'Luis Prado', phone: '34600112233', customer: id });
  expect(contact.body.data.customer).toEqual({ id, name: 'Marta Vidal' });
  expect((await sales.delete(`/crm/deleteCustomer/${id}`)).status).toBe(409);
});

test('names each wrong field, in the language of the request', async () => {
  const { status, body } = await sales.post('/crm/createCustomer', { ...documented, name: ' ', contact: '12', country: 'Nowhere' });
  expect([status, Object.keys(body.fields).sort()]).toEqual([422, ['country', 'name', 'phone']]);
  const arabic = await sales.post('/crm/createContact', { phone: '34600112233' }, { 'accept-language': 'ar' });
  expect(arabic.body.fields.name).toMatch(/\p{Script=Arabic}/u);
  const text = new FormData();
  text.append('file', new File(['only text'], 'a.pdf'));
  expect((await sales.post('/crm/uploadFile', text)).body.fields).toEqual({ file: 'Enter valid pdf or image.' });
});
