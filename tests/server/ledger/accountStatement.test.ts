import { afterAll, beforeAll, expect, it } from 'vitest';
import { signedInAs, type Client, type Shown } from '../../support/Client.ts';
import { expectInvariantsHold } from '../../support/expectInvariantsHold.ts';
import { textOf } from '../../support/pdf.ts';
import { Books } from './Books.ts';

let books: Books;
let client: Client;
let partyId: string;
beforeAll(async () => {
  books = await Books.open();
  ({ client } = books);
  const input = { name: 'Clínica Sol', address: 'Calle 1', city: 'Lima', country: 'PE', language: 'SP' };
  partyId = (await client.mutate('createCustomer', input, 'customer { id }')).customer.id;
  await books.invoice('100', { partyId, number: 'INV-1', issuedOn: '2026-01-10', dueOn: '2026-02-10' });
  await books.invoice('50', { partyId, number: 'INV-2', issuedOn: '2026-02-15', dueOn: '2026-03-15' });
  const paid = { direction: 'IN', method: 'BANK', amount: '120', paidOn: '2026-02-20', partyId };
  await client.mutate('recordPayment', paid, 'payment { id }');
  const [other] = await books.customers(1);
  await books.invoice('999', { partyId: other, number: 'INV-3', issuedOn: '2026-02-16' });
});
afterAll(async () => {
  await expectInvariantsHold(books.server.database, books.companyId);
  await books.server.stop();
});

const statement = async (more = '', id = partyId): Promise<Shown> =>
  (
    await client.query(
      `query($id: ID!) { accountStatement(partyId: $id ${more}) { partyName from to opening closing overdue lines { kind number postedOn dueOn charged settled balance } } }`,
      { id },
    )
  ).data.accountStatement;
const print = (id: string, query: string, { token } = client) =>
  fetch(`${books.server.url}/print/${id}.pdf?${query}`, { headers: { authorization: `Bearer ${token}` } });

it('lists what was charged and paid in a span, with the balance before, after each, and at the end', async () => {
  expect(await statement(', from: "2026-02-01", to: "2026-02-28"')).toEqual({
    partyName: 'Clínica Sol',
    from: '2026-02-01',
    to: '2026-02-28',
    opening: '100',
    closing: '30',
    overdue: '30',
    lines: [
      { kind: 'SALES_INVOICE', number: 'INV-2', postedOn: '2026-02-15', dueOn: '2026-03-15', charged: '50', settled: '0', balance: '150' },
      { kind: 'PAYMENT', number: 'PMT-2026-00001', postedOn: '2026-02-20', dueOn: null, charged: '0', settled: '120', balance: '30' },
    ],
  });
  expect(await statement(', to: "2026-01-31"')).toMatchObject({ from: null, opening: '0', closing: '100', lines: [{ number: 'INV-1' }] });
  expect(await statement(', control: PAYABLE')).toMatchObject({ closing: '0', lines: [] });
  expect(await statement('', '01a1feb7-0529-737c-96eb-fa7441e32441')).toBeNull();
  expect(await statement('', 'x')).toBeNull();
});

it('prints it in the language of the customer, for those who keep the books', async () => {
  const answer = await print(partyId, 'as=statement&from=2026-02-01&to=2026-02-28');
  expect(answer.status).toBe(200);
  const text = await textOf(new Uint8Array(await answer.arrayBuffer()));
  for (const words of ['Estado de cuenta', 'Clínica Sol', 'INV-2', 'PMT-2026-00001', 'Saldo inicial', '150,00', '30,00'])
    expect(text).toContain(words);
  expect(text).not.toContain('INV-1');
  expect((await print(partyId, 'as=nothing')).status).toBe(404);
  const crm = await signedInAs(books.server, 'crm@atlas.test');
  const { data } = await crm.query('{ customers(first: 1) { edges { node { id } } } }');
  expect((await print(data.customers.edges[0].node.id, 'as=statement', crm)).status).toBe(403);
  expect((await print(partyId, 'as=statement', await signedInAs(books.server, 'finance@atlas.test'))).status).toBe(404);
});

it('is mailed as of a day, in the language of the customer', async () => {
  const document = { as: 'statement', from: '2026-02-01', to: '2026-02-28' };
  const { data } = await client.query(
    `query($id: ID!, $document: DocumentChoiceInput) { documentDraft(recordId: $id, document: $document) { subject language hasLink } }`,
    { id: partyId, document },
  );
  expect(data.documentDraft).toEqual({ subject: `Estado de cuenta de ${books.companyName}`, language: 'SP', hasLink: false });
  const mail = { recordId: partyId, to: ['sol@client.test'], subject: 'Su cuenta', message: 'Hola', document };
  const { sentDocument, errors } = await client.mutate('sendDocument', mail, 'sentDocument { url to status }');
  expect(errors).toEqual([]);
  const sent = await fetch(`${books.server.url}${sentDocument.url}`, { headers: { authorization: `Bearer ${client.token}` } });
  const text = await textOf(new Uint8Array(await sent.arrayBuffer()));
  expect(text).toContain('INV-2');
  expect(text).not.toContain('INV-1');
  const day = await client.query(
    `mutation { sendDocument(input: { recordId: "${partyId}", to: ["a@b.test"], subject: "x", message: "x", document: { as: "statement", to: "31.2." } }) { errors { code } } }`,
  );
  expect(day.errors).toHaveLength(1);
});

it('is mailed by those who keep the books, and no one else reads what was sent', async () => {
  const [finance, crm, stranger] = await Promise.all(
    ['finance@atlas.test', 'crm@atlas.test', 'admin@boreal.test'].map(email => signedInAs(books.server, email)),
  );
  const { data } = await finance.query('{ customers(first: 1) { edges { node { id } } } }');
  const recordId = data.customers.edges[0].node.id as string;
  const send = (by: Client, as: string) =>
    by.mutate('sendDocument', { recordId, to: ['a@b.test'], subject: 'x', message: 'x', document: { as } }, 'sentDocument { url }');
  await expect(send(crm, 'statement')).rejects.toThrow('FORBIDDEN');
  await expect(send(stranger, 'statement')).rejects.toThrow('NOT_FOUND');
  await expect(send(finance, 'nothing')).rejects.toThrow('NOT_FOUND');
  const { sentDocument } = await send(finance, 'statement');
  const read = async (by: Client) =>
    (await fetch(`${books.server.url}${sentDocument.url}`, { headers: { authorization: `Bearer ${by.token}` } })).status;
  expect(await Promise.all([finance, crm, stranger].map(read))).toEqual([200, 403, 404]);
});
