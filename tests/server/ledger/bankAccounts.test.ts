import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../../server/core/database/ids.ts';
import { expectInvariantsHold } from '../../support/expectInvariantsHold.ts';
import { Books, day } from './Books.ts';

let books: Books;
let count = 0;
beforeAll(async () => {
  books = await Books.open();
});
afterAll(async () => {
  await expectInvariantsHold(books.server.database, books.companyId);
  await books.server.stop();
});

type Issues = { field: string | null; code: string }[];
const issuesOf = ({ errors }: { errors: Issues }) => errors.map(({ field, code }) => [field, code]);

async function ledgerAccount(more: object = {}): Promise<string> {
  const input = { number: `18${++count}`, name: `Bank ${count}`, type: 'ASSET', isGroup: false, ...more };
  return (await books.client.mutate('createAccount', input, 'account { id }')).account.id as string;
}

const create = async (more: object = {}) => {
  const input = { name: `Account ${++count}`, kind: 'BANK', openingBalance: '0', openedOn: day, accountId: await ledgerAccount(), ...more };
  return books.client.mutate('createBankAccount', input, 'bankAccount { id version iban currency balance account { id } }');
};

async function pay(more: object) {
  const [partyId] = await books.customers(1);
  const input = { direction: 'IN', method: 'BANK', amount: '70', paidOn: day, partyId, ...more };
  return books.client.mutate('recordPayment', input, 'payment { id bankAccount { id balance } }');
}

it('checks the IBAN and stores it without spaces', async () => {
  const { bankAccount } = await create({ iban: 'gb82 WEST 1234 5698 7654 32', bic: 'westgb2l' });
  expect(bankAccount).toMatchObject({ iban: 'GB82WEST12345698765432', currency: 'USD', balance: '0' });
  for (const iban of ['GB82WEST12345698765433', 'DE8937040044053201300', 'x'.repeat(34), '١٢', 'GB82-WEST'])
    expect(issuesOf(await create({ iban })), iban).toEqual([['iban', 'invalidIban']]);
  expect(issuesOf(await create({ iban: 'GB82 WEST 1234 5698 7654 32' }))).toEqual([['iban', 'taken']]);
  expect(issuesOf(await create({ kind: 'CASH', iban: 'DE89370400440532013000' }))).toEqual([['iban', 'ibanOfCash']]);
  expect(issuesOf(await create({ bic: 'BANK' }))).toEqual([['bic', 'invalidBic']]);
  expect(issuesOf(await create({ openingBalance: '1.005' }))).toEqual([['openingBalance', 'tooManyDecimals']]);
});

it('has an asset account to itself', async () => {
  const { bankAccount } = await create();
  expect(issuesOf(await create({ accountId: bankAccount.account.id }))).toEqual([['accountId', 'taken']]);
  expect(issuesOf(await create({ accountId: await ledgerAccount({ type: 'EXPENSE' }) }))).toEqual([['accountId', 'notInList']]);
  expect(issuesOf(await create({ accountId: await ledgerAccount({ isGroup: true }) }))).toEqual([['accountId', 'accountIsGroup']]);
  const [{ id }] = await books.rows(`select id from account where role = 'RECEIVABLE'`);
  expect(issuesOf(await create({ accountId: id }))).toEqual([['accountId', 'accountControlled']]);
  expect(issuesOf(await create({ accountId: newId(0x50) }))).toEqual([['accountId', 'notFound']]);
});

it('posts payments to its ledger account, takes them back on reversal, and stays while they name it', async () => {
  const { bankAccount: account } = await create();
  const { payment } = await pay({ bankAccountId: account.id });
  expect(payment.bankAccount).toEqual({ id: account.id, balance: '70' });
  const out = await pay({ bankAccountId: account.id, direction: 'OUT', control: 'RECEIVABLE', amount: '20' });
  expect(out.payment.bankAccount.balance).toBe('50');
  await books.client.mutate('reversePayment', { id: payment.id }, 'payment { id }');
  const { data } = await books.client.query('query($id: ID!) { bankAccount(id: $id) { balance version } }', { id: account.id });
  expect(data.bankAccount.balance).toBe('-20');
  const change = { id: account.id, accountId: await ledgerAccount() };
  expect(issuesOf(await books.client.mutate('updateBankAccount', change, ''))).toEqual([[null, 'bankAccountUsed']]);
  expect(issuesOf(await books.client.mutate('deleteBankAccounts', { ids: [account.id] }, 'errors { field code }', 'DeleteInput'))).toEqual([
    [null, 'bankAccountUsed'],
  ]);
});

it('refuses payments by another method, through an inactive account or through none', async () => {
  const { bankAccount: account } = await create();
  expect(issuesOf(await pay({ bankAccountId: account.id, method: 'CASH' }))).toEqual([['bankAccountId', 'bankAccountKind']]);
  await books.client.mutate('updateBankAccount', { id: account.id, status: 'INACTIVE' }, '');
  expect(issuesOf(await pay({ bankAccountId: account.id }))).toEqual([['bankAccountId', 'inactive']]);
  expect(issuesOf(await pay({ bankAccountId: newId(0x5b) }))).toEqual([['bankAccountId', 'notFound']]);
  expect(issuesOf(await pay({ bankAccountId: newId(0x41) }))).toEqual([['bankAccountId', 'notFound']]);
});

it('is what deposits, refunds and paid expenses go through', async () => {
  const { bankAccount: account } = await create();
  const bankAccountId = account.id as string;
  const balance = async () => (await books.client.query(`{ bankAccount(id: "${bankAccountId}") { balance } }`)).data.bankAccount.balance;
  const [customerId] = await books.customers(1);
  const deposit = { customerId, amount: '100', method: 'BANK', receivedOn: day, bankAccountId };
  const { deposit: received } = await books.client.mutate('createDeposit', deposit, 'deposit { id bankAccount { id } }');
  expect(received.bankAccount.id).toBe(bankAccountId);
  expect(await balance()).toBe('100');
  const back = { depositId: received.id, method: 'BANK', amount: '30', bankAccountId };
  const { deposit: refunded } = await books.client.mutate('refundDeposit', back, 'deposit { refunds { amount bankAccount { id } } }');
  expect(refunded.refunds).toEqual([{ amount: '30', bankAccount: { id: bankAccountId } }]);
  expect(await balance()).toBe('70');

  const paid = { direction: 'IN', method: 'BANK', amount: '50', paidOn: day, partyId: customerId, bankAccountId };
  await books.client.mutate('recordPayment', paid, 'payment { id }');
  const refund = { partyId: customerId, method: 'BANK', amount: '20', bankAccountId };
  const { payment } = await books.client.mutate('refundCredit', refund, 'payment { bankAccount { id } }');
  expect(payment.bankAccount.id).toBe(bankAccountId);
  expect(await balance()).toBe('100');

  const head = { title: `Head ${++count}`, description: 'x', type: 'FIXED', category: 'Office', mode: 'BANK' };
  const { expenseHead } = await books.client.mutate('createExpenseHead', head, 'expenseHead { id }');
  const spent = { headId: expenseHead.id, title: 'Paper', net: '15', vatCategory: 'OUT_OF_SCOPE', issuedOn: day };
  const { expense } = await books.client.mutate('bookExpense', spent, 'expense { id }');
  const paying = { id: expense.id, method: 'BANK', paidOn: day, bankAccountId };
  expect(issuesOf(await books.client.mutate('payExpense', paying, 'expense { id }'))).toEqual([]);
  expect(await balance()).toBe('85');

  const kind = [['bankAccountId', 'bankAccountKind']];
  expect(issuesOf(await books.client.mutate('createDeposit', { ...deposit, method: 'CASH' }, ''))).toEqual(kind);
  expect(issuesOf(await books.client.mutate('refundDeposit', { ...back, method: 'CASH' }, ''))).toEqual(kind);
  expect(issuesOf(await books.client.mutate('refundCredit', { ...refund, method: 'CASH' }, ''))).toEqual(kind);
  expect(issuesOf(await books.client.mutate('payExpense', { ...paying, method: 'CASH' }, ''))).toEqual(kind);
  expect(issuesOf(await books.client.mutate('createDeposit', { ...deposit, bankAccountId: newId(0x5b) }, ''))).toEqual([
    ['bankAccountId', 'notFound'],
  ]);
  expect(await balance()).toBe('85');
});
