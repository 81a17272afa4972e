import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Client, type Shown } from '../../support/Client.ts';
import { expectInvariantsHold } from '../../support/expectInvariantsHold.ts';
import { balancesOf, lineOf, openTill, sell, stocked } from '../../support/tills.ts';
import { CreditDesk } from './CreditDesk.ts';

let desk: CreditDesk;
let cashier: Client;
let books: Client;
let tillSessionId: string;
let customerId: string;
let cup: { id: string };
let today: string;
beforeAll(async () => {
  desk = await CreditDesk.open();
  ({ cashier, books, tillSessionId } = desk);
  today = (await desk.overview()).from;
  cup = await stocked(cashier, 'Cup on account', { quantity: '1000' });
});
beforeEach(async () => {
  const input = { name: 'Bodega Rioja', address: '1 Main St', city: 'Madrid', country: 'ES' };
  customerId = (await books.mutate('createCustomer', input, 'customer { id }')).customer.id;
});
afterAll(async () => {
  await expectInvariantsHold(desk.server.database, desk.server.companyId);
  await desk.server.stop();
});

const session = 'tillSession { paymentsIn paymentsOut expectedCash }';
/** Takes money through the drawer without a sale; returns the payload. */
const take = (amount: string, more: object = {}): Promise<Shown> =>
  cashier.mutate(
    'addTillPayment',
    { sessionId: tillSessionId, customerId, direction: 'IN', method: 'CASH', amount, ...more },
    `${session} payment { id number amount unallocated }`,
  );
const pays = async (amount: string, paidOn = today): Promise<Shown> => {
  const input = { direction: 'IN', method: 'BANK', amount, paidOn, partyId: customerId, allocations: [] };
  return (await books.mutate('recordPayment', input, 'payment { id }')).payment;
};
const creditOf = async (): Promise<string> => (await cashier.query(`{ customerCredit(customerId: "${customerId}") }`)).data.customerCredit;
const buys = (pieces: string, credit: string, more: object = {}): Promise<Shown> =>
  sell(
    cashier,
    { tillSessionId, customerId, lines: [lineOf(cup.id, pieces)], credit, payments: [{ method: 'CARD' }], ...more },
    desk.figures,
  );

it('a sale is paid by what was paid on account and by credit notes alike, the oldest first', async () => {
  const yesterday = new Date(Date.parse(today) - 86_400_000).toISOString().slice(0, 10);
  const { id } = await pays('30', yesterday);
  const { inventoryInvoice: earlier } = await buys('2', '0');
  const { inventoryInvoice: note } = await desk.credit(earlier.id);
  expect(await creditOf()).toBe('51.78');
  const { errors, inventoryInvoice: sale } = await buys('3', '32.66');
  expect(errors).toEqual([]);
  expect(sale).toMatchObject({ total: '32.66', credit: '32.66', card: '0', balance: '0', status: 'FULLY_PAID' });
  expect(await creditOf()).toBe('19.12');
  expect((await desk.read(note.id)).balance).toBe('-19.12');
  const { errors: refused } = await buys('4', '20');
  expect(refused).toMatchObject([{ field: 'credit', code: 'creditTooLow', params: { available: '19.12' } }]);
  // The payment bounces: the amount it had paid is open again, and the customer's credit is unchanged.
  await books.mutate('reversePayment', { id }, 'payment { id }');
  expect(await desk.read(sale.id)).toMatchObject({ balance: '30', status: 'PARTIALLY_PAID' });
  expect(await creditOf()).toBe('19.12');
});

it('what is left of a credit note pays an invoice that is open, which may be due later; both say so in their history', async () => {
  const { inventoryInvoice: first } = await buys('1', '0');
  const { inventoryInvoice: note } = await desk.credit(first.id);
  const { inventoryInvoice: sale } = await buys('2', '0');
  await desk.takePaymentBack(sale.number);
  const due = await books.mutate('changeDueDate', { documentId: sale.id, dueOn: '2999-12-31' }, 'openItem { dueOn }');
  expect(due).toMatchObject({ errors: [], openItem: { dueOn: '2999-12-31' } });
  const applied = await books.mutate(
    'applyCredit',
    { partyId: customerId },
    'partyAccount { owed credit documents { documentId kind open } }',
  );
  expect(applied.partyAccount).toEqual({
    owed: '10.89',
    credit: '0',
    documents: [{ documentId: sale.id, kind: 'INVENTORY_INVOICE', open: '10.89' }],
  });
  const changesOf = async (id: string) =>
    (
      await cashier.query('query($id: ID!) { inventoryInvoice(id: $id) { version history(first: 1) { edges { node { changes } } } } }', {
        id,
      })
    ).data.inventoryInvoice;
  expect(await changesOf(sale.id)).toEqual({
    version: 2,
    history: { edges: [{ node: { changes: { dueOn: [today, '2999-12-31'] } } }] },
  });
  expect(await changesOf(note.id)).toEqual({
    version: 2,
    history: { edges: [{ node: { changes: { allocations: [null, [{ documentId: sale.id, number: sale.number, amount: '10.89' }]] } } }] },
  });
});

it('two tills spend the same credit once', async () => {
  await pays('10.89');
  const { sessionId } = await openTill(cashier, 'Second');
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, index) => buys('1', '10.89', { tillSessionId: index % 2 ? sessionId : tillSessionId, payments: [] })),
  );
  expect(answers.filter(({ errors }) => !errors.length)).toHaveLength(1);
  expect(new Set(answers.flatMap(({ errors }) => errors.map(({ code }: Shown) => code)))).toEqual(new Set(['creditTooLow']));
  expect(await creditOf()).toBe('0.00');
});

it('a customer pays at a till: what is owed is settled, the rest stays credit, and the drawer counts the cash', async () => {
  const { inventoryInvoice: sale } = await buys('1', '0');
  await desk.takePaymentBack(sale.number);
  const before = await balancesOf(desk.server, books);
  const { data } = await cashier.query(`{ tillSession(id: "${tillSessionId}") { expectedCash } }`);
  const expected = Number(data.tillSession.expectedCash);
  const taken = await take('50');
  expect(taken).toMatchObject({ errors: [], payment: { amount: '50', unallocated: '39.11' }, tillSession: { paymentsIn: '50' } });
  expect(Number(taken.tillSession.expectedCash)).toBeCloseTo(expected + 50, 6);
  expect((await desk.read(sale.id)).balance).toBe('0');
  expect(await creditOf()).toBe('39.11');
  expect((await balancesOf(desk.server, books)).CASH - before.CASH).toBeCloseTo(50, 6);
  // A card payment never enters the drawer.
  expect((await take('5', { method: 'CARD' })).tillSession.paymentsIn).toBe('50');
  expect(await creditOf()).toBe('44.11');

  const given = await take('14.11', { direction: 'OUT' });
  expect(given).toMatchObject({ errors: [], payment: { amount: '14.11', unallocated: '0' }, tillSession: { paymentsOut: '14.11' } });
  expect(await creditOf()).toBe('30.00');
  expect((await take('30.01', { direction: 'OUT' })).errors).toMatchObject([
    { field: 'amount', code: 'creditTooLow', params: { available: '30.00' } },
  ]);
  const report = `{ tillSessionReport(id: "${tillSessionId}") { methods { method received paidBack } } }`;
  expect((await cashier.query(report)).data.tillSessionReport.methods).toEqual([
    { method: 'CASH', received: '50.00', paidBack: '14.11' },
    { method: 'CARD', received: '5.00', paidBack: '0.00' },
    { method: 'BANK', received: '0.00', paidBack: '0.00' },
  ]);
});

it('gives back no more cash than lies in the drawer, and takes nothing in a session that is closed', async () => {
  await pays('500');
  const { sessionId } = await openTill(cashier, 'Third');
  const from = (more: object): Promise<Shown> => take('100.01', { sessionId, direction: 'OUT', ...more });
  expect((await from({})).errors).toMatchObject([{ code: 'notEnoughCash', params: { available: '100' } }]);
  expect((await from({ method: 'CARD' })).errors).toEqual([]);
  expect((await take('1', { sessionId, amount: '0' })).errors).toMatchObject([{ field: 'amount', code: 'notPositive' }]);
  expect((await take('0.001', { sessionId })).errors).toMatchObject([{ field: 'amount', code: 'tooManyDecimals' }]);
  expect((await take('1', { sessionId, customerId: tillSessionId })).errors).toMatchObject([{ field: 'customerId', code: 'notFound' }]);
  await take('20', { sessionId });
  const closing = { sessionId, countedCash: '120' };
  expect((await cashier.mutate('closeTillSession', closing, 'tillSession { difference }')).tillSession.difference).toBe('0');
  expect((await take('1', { sessionId })).errors).toMatchObject([{ code: 'sessionClosed' }]);
});

it('said twice it is one payment', async () => {
  const same = { clientMutationId: 'said twice' };
  const [one, other] = [await take('7', same), await take('7', same)];
  expect(other.payment.id).toBe(one.payment.id);
  expect(await creditOf()).toBe('7.00');
});
