import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectInvariantsHold } from '../../support/expectInvariantsHold.ts';
import { textOf } from '../../support/pdf.ts';
import type { Client, Shown } from '../../support/Client.ts';
import { Books, day } from './Books.ts';

let books: Books;
let client: Client;
beforeAll(async () => {
  books = await Books.open();
  ({ client } = books);
});
afterAll(async () => {
  await expectInvariantsHold(books.server.database, books.companyId);
  await books.server.stop();
});

const payment = 'payment { id number partyId partyName unallocated reason reverses { id } allocations { documentNumber amount } }';
const record = (input: object): Promise<Shown> =>
  client.mutate('recordPayment', { direction: 'IN', method: 'BANK', paidOn: day, ...input }, payment);
const parties = async (search?: string): Promise<Shown[]> =>
  (await client.query('query($search: String) { parties(search: $search) { partyId kind name detail } }', { search })).data.parties;
const employee = async (name: string): Promise<string> =>
  (await client.mutate('createEmployee', { name, designation: 'Driver', joinedOn: '2026-01-01' }, 'employee { id }')).employee.id as string;

it('finds customers and employees as parties, and pays both', async () => {
  const [customer] = await books.customers(1);
  const driver = await employee('Norbert Wind');
  expect((await parties('nor')).map(({ partyId, kind, detail }) => [partyId, kind, detail])).toEqual([
    [driver, 'EMPLOYEE', 'Driver'],
    [customer, 'CUSTOMER', null],
  ]);
  expect(await parties('nobody at all')).toEqual([]);
  expect((await parties()).length).toBe(2);
  const bill = await books.bill('80', driver);
  const { payment: paid, errors } = await record({ direction: 'OUT', amount: '100', partyId: driver });
  expect(errors).toEqual([]);
  expect(paid).toMatchObject({ partyName: 'Norbert Wind', unallocated: '20', allocations: [{ amount: '80' }] });
  expect(await books.balanceOf(bill)).toMatchObject({ status: 'FULLY_PAID' });
  const { data } = await client.query(
    'query($id: ID!) { partyAccount(partyId: $id, control: PAYABLE) { partyName owed credit } payments(filter: { partyId: { eq: $id } }) { totalCount } }',
    { id: driver },
  );
  expect(data).toEqual({ partyAccount: { partyName: 'Norbert Wind', owed: '0', credit: '20' }, payments: { totalCount: 1 } });
});

it('reverses a bounced payment with its reason, which the entry tells', async () => {
  const [partyId] = await books.customers(1);
  const invoice = await books.invoice('50', { partyId, number: 'INV-9' });
  const { payment: paid } = await record({ amount: '50', partyId });
  expect(paid.allocations).toEqual([{ documentNumber: 'INV-9', amount: '50' }]);
  const { payment: twin, errors } = await client.mutate('reversePayment', { id: paid.id, reason: 'Returned by the bank' }, payment);
  expect(errors).toEqual([]);
  expect(twin).toMatchObject({ reason: 'Returned by the bank', reverses: { id: paid.id } });
  expect(await books.balanceOf(invoice)).toMatchObject({ status: 'UNPAID' });
  const [{ description }] = await books.rows(
    'select e.description from payment p join journal_entry e on e.id = p.entry_id where p.id = ?',
    [twin.id],
  );
  expect(description).toBe('Returned by the bank');
  const { data } = await client.query('{ ageing(direction: RECEIVABLE) { rows { partyId unapplied over90 total } } }');
  expect(data.ageing.rows.find((row: Shown) => row.partyId === partyId)).toEqual({ partyId, unapplied: '0', over90: '50', total: '50' });
  const { payment: loose } = await record({ amount: '7', partyId, allocations: [] });
  await client.mutate('reversePayment', { id: loose.id }, payment);
  const after = await client.query('{ ageing(direction: RECEIVABLE) { rows { partyId unapplied over90 total } } }');
  expect(after.data).toEqual(data);
  const long = await client.mutate('reversePayment', { id: paid.id, reason: 'x'.repeat(256) }, payment);
  expect(long.errors).toMatchObject([{ field: 'reason', code: 'tooLong' }]);
});

it('never allocates more than is open, whoever asks at once', async () => {
  const [partyId] = await books.customers(1);
  const invoice = await books.invoice('100', { partyId });
  const allocations = [{ documentId: invoice, amount: '15' }];
  const told = await Promise.all(Array.from({ length: 12 }, () => record({ amount: '15', partyId, allocations })));
  expect(told.filter(({ errors }) => !errors.length)).toHaveLength(6);
  expect(new Set(told.flatMap(({ errors }) => errors.map(({ code }: Shown) => code)))).toEqual(new Set(['limitExceeded']));
  expect(await books.balanceOf(invoice)).toMatchObject({ paid: '90', balance: '10' });
});

it('prints a receipt in the language of the customer', async () => {
  const input = { name: 'Clínica Sol', address: 'Calle 1', city: 'Lima', country: 'PE', language: 'SP' };
  const { customer } = await client.mutate('createCustomer', input, 'customer { id }');
  await books.invoice('30', { partyId: customer.id, number: 'INV-77' });
  const { payment: paid } = await record({ amount: '45', partyId: customer.id, reference: 'TX 9' });
  const answer = await fetch(`${books.server.url}/print/${paid.id}.pdf`, { headers: { authorization: `Bearer ${client.token}` } });
  expect([answer.status, answer.status === 200 ? '' : await answer.text()]).toEqual([200, '']);
  const text = await textOf(new Uint8Array(await answer.arrayBuffer()));
  for (const words of ['Recibo de pago', paid.number, 'Clínica Sol', 'TX 9', 'INV-77', '45,00', 'Sin aplicar', '15,00'])
    expect(text).toContain(words);
});
