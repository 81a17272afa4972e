import { afterAll, beforeAll, expect, it } from 'vitest';
import { signedInAs, type Client } from '../../support/Client.ts';
import { Books } from './Books.ts';

let books: Books;
let client: Client;
beforeAll(async () => {
  books = await Books.open();
  ({ client } = books);
});
afterAll(() => books.server.stop());

const idOf = async (number: string): Promise<string> => {
  const { data } = await client.query(
    'query($number: String!) { accounts(filter: { number: { eq: $number } }) { edges { node { id } } } }',
    { number },
  );
  return data.accounts.edges[0].node.id;
};
const update = (id: string, change: object) => client.mutate('updateAccount', { id, ...change }, 'account { name nameAr nameSp }');
const add = (number: string, more: object = {}) =>
  client.mutate('createAccount', { number, name: `Account ${number}`, type: 'EXPENSE', ...more }, 'account { id }');
const remove = (id: string) => client.mutate('deleteAccounts', { ids: [id] }, 'deletedIds', 'DeleteInput');

it('sets a new name in every language unless each is given', async () => {
  const rent = await idOf('6200');
  expect((await update(rent, { name: 'Leases' })).account).toEqual({ name: 'Leases', nameAr: null, nameSp: null });
  const said = { name: 'Rents', nameAr: 'الإيجارات', nameSp: 'Rentas' };
  expect((await update(rent, said)).account).toEqual(said);
});

it('keeps accounts that documents post to active, and accounts with postings', async () => {
  const cash = await idOf('1110');
  expect((await update(cash, { status: 'INACTIVE' })).errors).toMatchObject([{ code: 'accountHasRole' }]);
  expect((await remove(cash)).errors).toMatchObject([{ code: 'accountHasRole' }]);
  const { id } = (await add('6900')).account;
  await books.post('1', {
    lines: [
      { account: { id }, debit: '1' },
      { account: 'CASH', credit: '1' },
    ],
  });
  expect((await remove(id)).errors).toMatchObject([{ code: 'accountHasPostings' }]);
  expect((await update(id, { type: 'INCOME' })).errors).toMatchObject([{ code: 'accountHasPostings' }]);
  expect((await update(id, { status: 'INACTIVE' })).errors).toEqual([]);
});

it('belongs below headings of its own type, never below itself', async () => {
  const top = (await add('8000', { isGroup: true })).account.id;
  const below = (await add('8100', { isGroup: true, parentId: top })).account.id;
  expect((await update(top, { parentId: below })).errors).toMatchObject([{ field: 'parentId', code: 'accountBelowItself' }]);
  expect((await update(top, { isGroup: false })).errors).toMatchObject([{ code: 'accountHasAccounts' }]);
  expect((await add('8200', { parentId: await idOf('1000') })).errors).toMatchObject([{ field: 'parentId', code: 'notInList' }]);
  expect((await add('8100')).errors).toMatchObject([{ field: 'number', code: 'taken' }]);
});

it('hides entries and payments from another company', async () => {
  const entry = await books.post('5');
  const payment = await books.pay('5', {});
  const boreal = await signedInAs(books.server, 'admin@boreal.test');
  const read = await boreal.query('query($entry: ID!, $payment: ID!) { journalEntry(id: $entry) { id } payment(id: $payment) { id } }', {
    entry,
    payment,
  });
  expect(read.errors.map(({ extensions }) => extensions.code)).toEqual(['NOT_FOUND', 'NOT_FOUND']);
  await expect(boreal.mutate('reverseJournalEntry', { id: entry }, 'journalEntry { id }')).rejects.toThrow('NOT_FOUND');
  await expect(boreal.mutate('reversePayment', { id: payment }, 'payment { id }')).rejects.toThrow('NOT_FOUND');
  await expect(boreal.mutate('allocatePayment', { paymentId: payment }, 'payment { id }')).rejects.toThrow('NOT_FOUND');
});
