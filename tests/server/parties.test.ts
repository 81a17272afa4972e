import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { samePhone } from '../../server/parties/duplicate/samePhone.ts';
import { Client, signedInAs } from '../support/Client.ts';
import { ownCompany } from '../support/sharedDemo.ts';
import type { TestServer } from '../support/startServer.ts';

let server: TestServer;
let sales: Client;
/** Administers another company. */
let other: Client;
beforeAll(async () => {
  server = await ownCompany();
  sales = await signedInAs(server, 'crm@atlas.test');
  other = await signedInAs(await ownCompany(), 'admin@atlas.test');
});
afterAll(() => server.stop());

const place = { address: '1 Main St', city: 'Madrid', country: 'ES' };
const make = async (values: object) =>
  (await sales.mutate('createCustomer', { name: 'Ebro', ...place, ...values }, 'customer { id }')).customer.id;
const duplicates = async (by: Client, input: object, of = 'customer') =>
  (await by.query(`query($input: PartySigns!) { ${of}Duplicates(input: $input) { recordId name matchedBy } }`, { input })).data[
    `${of}Duplicates`
  ];

test.each([
  ['962791234567', '791234567', true],
  ['00962791234567', '0791234567', true],
  ['12125550148', '2125550148', true],
  ['442071234567', '02071234567', true],
  ['4402071234567', '2071234567', true],
  ['12125550148', '13125550148', false],
  ['2125550148', '3125550148', false],
  ['34911234567', '911234568', false],
  ['1234567', '999991234567', false],
])('%s and %s are one telephone: %s', (one, other, are) => {
  expect([samePhone(one, other), samePhone(other, one)]).toEqual([are, are]);
});

describe('duplicates', () => {
  it('are found by e-mail, phone and tax number however they are written, the surest first, never by half a value', async () => {
    const byAll = await make({ email: 'Compras@Ebro.test', phone: '+34 911 22 33 44', taxNumber: 'es-b 1234.5678' });
    const byTax = await make({ name: 'Ebro Norte', taxNumber: 'ESB12345678' });
    const input = { email: 'compras@ebro.TEST', phone: '0034911223344', taxNumber: 'ES B12345678' };
    expect(await duplicates(sales, input)).toEqual([
      { recordId: byAll, name: 'Ebro', matchedBy: ['EMAIL', 'PHONE', 'TAX_NUMBER'] },
      { recordId: byTax, name: 'Ebro Norte', matchedBy: ['TAX_NUMBER'] },
    ]);
    expect(await duplicates(sales, { phone: '911223344', exceptId: byTax })).toMatchObject([{ recordId: byAll, matchedBy: ['PHONE'] }]);
    expect(await duplicates(sales, { ...input, exceptId: byAll })).toMatchObject([{ recordId: byTax }]);
    expect(await duplicates(sales, { email: 'compras@', phone: '9112', taxNumber: ' ' })).toEqual([]);
  });

  it('of contacts are found by e-mail and phone', async () => {
    const { contact } = await sales.mutate(
      'createContact',
      { name: 'Ana', phone: '34600112233', email: 'ana@ebro.test' },
      'contact { id }',
    );
    expect(await duplicates(sales, { email: 'ANA@ebro.test', phone: '600112233' }, 'contact')).toEqual([
      { recordId: contact.id, name: 'Ana', matchedBy: ['EMAIL', 'PHONE'] },
    ]);
  });

  it("are never another company's, and nothing to who lacks CRM", async () => {
    await make({ email: 'only@atlas.test' });
    expect(await duplicates(other, { email: 'only@atlas.test' })).toEqual([]);
    const stranger = await signedInAs(server, 'hrm@atlas.test');
    const { errors } = await stranger.query('{ customerDuplicates(input: { email: "only@atlas.test" }) { name } }');
    expect(errors[0].extensions.code).toBe('FORBIDDEN');
  });
});

it('an inactive or deleted customer cannot be put on a new record, and stays on an old one', async () => {
  const id = await make({});
  const contact = { name: 'Ana', phone: '34600112299' };
  const old = (await sales.mutate('createContact', { ...contact, customerId: id }, 'contact { id }')).contact;
  await sales.mutate('updateCustomer', { id, status: 'INACTIVE' }, 'customer { id }');
  const refused = await sales.mutate('createContact', { ...contact, customerId: id }, 'contact { id }');
  expect(refused).toMatchObject({ errors: [{ field: 'customerId', code: 'inactive' }], contact: null });
  const changed = await sales.mutate('updateContact', { id: old.id, department: 'Buying' }, 'contact { department customer { id } }');
  expect(changed).toMatchObject({ errors: [], contact: { department: 'Buying', customer: { id } } });
  const gone = await make({});
  await sales.mutate('deleteCustomers', { ids: [gone] }, 'deletedIds', 'DeleteInput');
  for (const customerId of [gone, 'x', old.id])
    expect((await sales.mutate('createContact', { ...contact, customerId }, 'contact { id }')).errors).toMatchObject([
      { field: 'customerId', code: 'notFound' },
    ]);
});

describe('a registration document', () => {
  const pdf = Buffer.from('%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj\ntrailer << >>\n%%EOF');
  const upload = async (by: Client, bytes: Uint8Array<ArrayBuffer>, name = 'registro.pdf') => {
    const form = new FormData();
    const query =
      'mutation($file: Upload!) { uploadCrmFile(input: { file: $file }) { errors { field code } file { id name url contentType } } }';
    form.append('operations', JSON.stringify({ query, variables: { file: null } }));
    form.append('map', JSON.stringify({ 0: ['variables.file'] }));
    form.append('0', new File([bytes], name));
    const headers = { authorization: `Bearer ${by.token}`, 'apollo-require-preflight': 'true' };
    const response = await fetch(`${server.url}/graphql`, { method: 'POST', headers, body: form });
    return ((await response.json()) as { data: { uploadCrmFile: { errors: object[]; file: Record<'id' | 'name' | 'url', string> } } }).data
      .uploadCrmFile;
  };
  const read = async (url: string, by?: Client) =>
    (await fetch(server.url + url, { headers: by ? { authorization: `Bearer ${by.token}` } : {} })).status;

  it('is stored, named by its customer, and readable by holders of CRM alone', async () => {
    const { errors, file } = await upload(sales, pdf);
    expect(errors).toEqual([]);
    expect(file).toMatchObject({ name: 'registro.pdf', contentType: 'application/pdf' });
    const id = await make({ registrationDocumentId: file.id });
    const { data } = await sales.query('query($id: ID!) { customer(id: $id) { registrationDocument { id url } } }', { id });
    expect(data.customer.registrationDocument).toEqual({ id: file.id, url: file.url });
    expect(await read(file.url, sales)).toBe(200);
    expect(await read(file.url, await signedInAs(server, 'hrm@atlas.test'))).toBe(404);
    expect(await read(file.url, other)).toBe(404);
    expect(await read(file.url)).toBe(401);
  });

  it('is what its bytes say, and no file of somebody else', async () => {
    expect((await upload(sales, Buffer.from('<html></html>'))).errors).toEqual([{ field: 'file', code: 'filePdfOrImage' }]);
    const { file } = await upload(other, pdf);
    for (const registrationDocumentId of [file.id, 'x'])
      expect(
        (await sales.mutate('createCustomer', { name: 'Ebro', ...place, registrationDocumentId }, 'customer { id }')).errors,
      ).toMatchObject([{ field: 'registrationDocumentId', code: 'notFound' }]);
  });
});
