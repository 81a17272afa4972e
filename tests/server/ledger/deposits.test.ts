import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client, Shown } from '../../support/Client.ts';
import { expectInvariantsHold } from '../../support/expectInvariantsHold.ts';
import { today } from '../../support/today.ts';
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

const deposit = 'deposit { id number client customerId applied refunded open allocations { documentId amount } refunds { amount method } }';
const receive = (amount: string, more: object = {}): Promise<Shown> =>
  client.mutate('createDeposit', { amount, method: 'BANK', receivedOn: day, ...more }, deposit);
const apply = (depositId: string, more: object = {}): Promise<Shown> => client.mutate('applyDeposit', { depositId, ...more }, deposit);
const refund = (depositId: string, more: object = {}): Promise<Shown> =>
  client.mutate('refundDeposit', { depositId, method: 'CASH', ...more }, deposit);
const heldBy = async (partyId: string | null): Promise<Record<string, string>> => {
  const rows = await books.rows(
    `select a.role, trim_scale(sum(l.debit - l.credit))::text as held from journal_line l join account a on a.company_id = l.company_id and a.id = l.account_id
     where l.party_id is not distinct from ?::uuid and a.role in ('RECEIVABLE', 'CUSTOMER_ADVANCES') group by 1`,
    [partyId],
  );
  return Object.fromEntries(rows.map(({ role, held }) => [role, held]));
};

it('receives, applies, takes back and refunds, with an entry for each', async () => {
  const [customerId] = await books.customers(1);
  const [late, early] = [
    await books.invoice('80', { partyId: customerId, dueOn: '2999-01-01' }),
    await books.invoice('50', { partyId: customerId, dueOn: '2026-04-01' }),
  ];
  const { deposit: made, errors } = await receive('100', { customerId });
  expect(errors).toEqual([]);
  expect(made).toMatchObject({ number: 'DEP-2026-00001', customerId, open: '100' });
  expect(await heldBy(customerId)).toEqual({ RECEIVABLE: '130', CUSTOMER_ADVANCES: '-100' });
  const { data } = await client.query(
    'query($id: ID!) { partyAccount(partyId: $id) { owed credit deposits } ageing(direction: RECEIVABLE) { total deposits rows { partyId total deposits } } }',
    { id: customerId },
  );
  expect(data).toEqual({
    partyAccount: { owed: '130', credit: '0', deposits: '100' },
    ageing: { total: '130', deposits: '100', rows: [{ partyId: customerId, total: '130', deposits: '100' }] },
  });
  const { deposit: used } = await apply(made.id, { allocations: [{ documentId: early, amount: '30' }] });
  expect(used).toMatchObject({ applied: '30', open: '70', allocations: [{ documentId: early, amount: '30' }] });
  expect((await apply(made.id)).deposit).toMatchObject({ applied: '100', open: '0' });
  expect([await books.balanceOf(early), await books.balanceOf(late)]).toMatchObject([
    { status: 'FULLY_PAID' },
    { paid: '50', balance: '30' },
  ]);
  expect(await heldBy(customerId)).toEqual({ RECEIVABLE: '30', CUSTOMER_ADVANCES: '0' });
  const back = await client.mutate('unapplyDeposit', { depositId: made.id, documentId: early }, deposit);
  expect([back.errors, back.deposit.open]).toEqual([[], '50']);
  expect(await books.balanceOf(early)).toMatchObject({ status: 'UNPAID' });
  expect((await refund(made.id, { amount: '50.01' })).errors).toMatchObject([{ field: 'amount', code: 'limitExceeded' }]);
  expect((await refund(made.id, { refundedOn: '2026-03-09' })).errors).toMatchObject([{ field: 'refundedOn', code: 'beforePaid' }]);
  expect((await refund(made.id)).deposit).toMatchObject({ refunded: '50', open: '0', refunds: [{ amount: '50', method: 'CASH' }] });
  expect((await refund(made.id)).errors).toMatchObject([{ code: 'nothingToRefund' }]);
  expect(await heldBy(customerId)).toEqual({ RECEIVABLE: '80', CUSTOMER_ADVANCES: '0' });
});

it('never applies more than the deposit, than is owed, or to another customer', async () => {
  const [customerId, other] = await books.customers(2);
  const invoice = await books.invoice('40', { partyId: customerId });
  const foreign = await books.invoice('40', { partyId: other });
  const { deposit: made } = await receive('60', { customerId });
  const codeOf = async (documentId: string, amount: string) =>
    (await apply(made.id, { allocations: [{ documentId, amount }] })).errors.map(({ code }: Shown) => code);
  expect(await codeOf(invoice, '40.01')).toEqual(['limitExceeded']);
  expect(await codeOf(foreign, '10')).toEqual(['allocationMismatch']);
  const told = await Promise.all(Array.from({ length: 8 }, () => codeOf(invoice, '15')));
  expect(told.filter(codes => !codes.length)).toHaveLength(2);
  expect(await books.balanceOf(invoice)).toMatchObject({ paid: '30' });
});

it('keeps a deposit under the name of an unknown client until it is assigned', async () => {
  const [customerId] = await books.customers(1);
  const { deposit: known } = await receive('5', { client: 'northwind 0', customerId });
  expect(known).toMatchObject({ customerId });
  const { deposit: made, errors } = await receive('25', { client: 'Somebody New' });
  expect(errors).toEqual([]);
  expect(made).toMatchObject({ client: 'Somebody New', customerId: null });
  expect((await apply(made.id)).errors).toMatchObject([{ code: 'depositUnassigned' }]);
  const assign = () => client.mutate('assignDeposit', { depositId: made.id, customerId }, deposit);
  expect((await assign()).deposit).toMatchObject({ client: 'Northwind 0', customerId });
  expect((await assign()).errors).toMatchObject([{ code: 'depositAssigned' }]);
  expect(await heldBy(null)).toMatchObject({ CUSTOMER_ADVANCES: '0' });
});

it('refuses a deposit without a client or an amount, of tomorrow, of an employee, or above the limit', async () => {
  const codes = async (amount: string, more: object) => (await receive(amount, more)).errors.map(({ field, code }: Shown) => [field, code]);
  expect(await codes('5', {})).toEqual([['client', 'required']]);
  const [customerId] = await books.customers(1);
  expect(await codes('0', { customerId })).toEqual([['amount', 'notPositive']]);
  expect(await codes('1000000000000', { customerId })).toEqual([['amount', 'limitExceeded']]);
  expect(await codes('1.001', { customerId })).toEqual([['amount', 'tooManyDecimals']]);
  expect(await codes('5', { customerId, receivedOn: today(3) })).toEqual([['receivedOn', 'inTheFuture']]);
  const { employee } = await client.mutate('createEmployee', { name: 'Dana', joinedOn: '2026-01-01' }, 'employee { id }');
  expect(await codes('5', { customerId: employee.id })).toEqual([['customerId', 'notFound']]);
});
