import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { voidDocument } from '../../../server/ledger/document/voidDocument.ts';
import type { NewOpenItem } from '../../../server/ledger/openItem/registerOpenItem.ts';
import { signedInAs, type Client, type Shown } from '../../support/Client.ts';
import { expectInvariantsHold } from '../../support/expectInvariantsHold.ts';
import { Books, day } from './Books.ts';

let books: Books;
let client: Client;
let partyId: string;
beforeAll(async () => {
  books = await Books.open();
  ({ client } = books);
});
beforeEach(async () => {
  [partyId] = await books.customers(1);
});
afterAll(async () => {
  await expectInvariantsHold(books.server.database, books.companyId);
  await books.server.stop();
});

const rows = 'documentId kind number total open isOverdue';
const account = `partyAccount { owed credit documents { ${rows} dueOn } credits { ${rows} } }`;
const payment = 'payment { id number direction amount unallocated allocations { documentId amount } }';

const owes = (amount: string, dueOn: string, more: Partial<NewOpenItem> = {}) => books.invoice(amount, { partyId, dueOn, ...more });
const pays = async (amount: string, more: object = {}): Promise<Shown> => {
  const input = { direction: 'IN', method: 'BANK', amount, paidOn: day, partyId, ...more };
  const answer = await client.mutate('recordPayment', input, payment);
  expect(answer.errors).toEqual([]);
  return answer.payment;
};
const refund = (more: object = {}): Promise<Shown> => client.mutate('refundCredit', { partyId, method: 'BANK', ...more }, payment);
const apply = (allocations?: object[]): Promise<Shown> =>
  client.mutate('applyCredit', { partyId, ...(allocations && { allocations }) }, account);
const reverse = (id: string): Promise<Shown> => client.mutate('reversePayment', { id }, 'payment { amount }');
const accountOf = async (id = partyId): Promise<Shown> =>
  (await client.query(`query($id: ID!) { ${account.replace('partyAccount', 'partyAccount(partyId: $id)')} }`, { id })).data.partyAccount;
const open = async (id: string) => (await books.balanceOf(id)).balance;

it('lists a party’s open items and credit, the oldest first', async () => {
  const [late, early] = [await owes('100', '2999-05-31'), await owes('40', '2026-04-30', { number: 'INV-1' })];
  const { number } = await pays('70', { allocations: [] });
  const note = await owes('-10', day);
  expect(await accountOf()).toEqual({
    owed: '140',
    credit: '80',
    documents: [
      { documentId: early, kind: 'SALES_INVOICE', number: 'INV-1', total: '40', open: '40', isOverdue: true, dueOn: '2026-04-30' },
      { documentId: late, kind: 'SALES_INVOICE', number: null, total: '100', open: '100', isOverdue: false, dueOn: '2999-05-31' },
    ],
    credits: [
      { documentId: expect.any(String), kind: 'PAYMENT', number, total: '70', open: '70', isOverdue: false },
      { documentId: note, kind: 'SALES_INVOICE', number: null, total: '10', open: '10', isOverdue: false },
    ],
  });
  expect(await accountOf((await books.customers(1))[0])).toEqual({ owed: '0', credit: '0', documents: [], credits: [] });
});

it('keeps an overpayment as credit, which pays later invoices, the oldest first', async () => {
  const first = await owes('30', '2026-04-30');
  await pays('50');
  expect(await accountOf()).toMatchObject({ owed: '0', credit: '20' });
  await pays('25', { allocations: [] });
  const [late, early] = [await owes('40', '2026-06-30'), await owes('15', '2026-05-31')];
  const note = await owes('-5', '2026-03-01', { issuedOn: '2026-03-01' });
  const { errors, partyAccount } = await apply();
  expect(errors).toEqual([]);
  expect(partyAccount).toMatchObject({ owed: '5', credit: '0', documents: [{ documentId: late, open: '5' }], credits: [] });
  expect([await open(first), await open(early), await open(note)]).toEqual(['0', '0', '0']);
  expect((await apply()).errors).toMatchObject([{ code: 'nothingToApply' }]);
});

it('applies credit to the named invoices, never beyond the credit or what they owe', async () => {
  const [one, other] = [await owes('40', '2026-04-30'), await owes('60', '2026-05-31')];
  const { id } = await pays('50', { allocations: [] });
  const { errors, partyAccount } = await apply([{ documentId: other, amount: '35' }]);
  expect(errors).toEqual([]);
  expect(partyAccount).toMatchObject({ owed: '65', credit: '15', credits: [{ documentId: id, total: '50', open: '15' }] });
  expect((await apply([{ documentId: one, amount: '15.01' }])).errors).toMatchObject([
    { field: 'allocations', code: 'creditTooLow', params: { available: '15.00' } },
  ]);
  expect((await apply([{ documentId: other, amount: '0' }])).errors).toMatchObject([
    { field: 'allocations.0.amount', code: 'notPositive' },
  ]);
  await pays('40', { allocations: [] });
  expect((await apply([{ documentId: other, amount: '25.01' }])).errors).toMatchObject([{ code: 'limitExceeded' }]);
  const [stranger] = await books.customers(1);
  const foreign = await owes('9', day, { partyId: stranger });
  expect((await apply([{ documentId: foreign, amount: '1' }])).errors).toMatchObject([{ code: 'allocationMismatch' }]);
  expect(await accountOf()).toMatchObject({ owed: '65', credit: '55' });
});

it('refunds unused credit, wholly or in part, the oldest first, and posts it', async () => {
  const { id: old } = await pays('30', { allocations: [] });
  const { id: young } = await pays('20', { allocations: [], paidOn: '2026-03-11' });
  const note = await owes('-10', '2026-03-09');
  expect((await refund({ amount: '60.01' })).errors).toMatchObject([
    { field: 'amount', code: 'creditTooLow', params: { available: '60.00' } },
  ]);
  expect((await refund({ amount: '0.001' })).errors).toMatchObject([{ field: 'amount', code: 'tooManyDecimals' }]);
  const { errors, payment: part } = await refund({ amount: '25' });
  expect(errors).toEqual([]);
  expect(part).toMatchObject({ direction: 'OUT', amount: '25', unallocated: '0' });
  expect(await open(note)).toBe('0');
  expect(await accountOf()).toMatchObject({ credit: '35', credits: [{ documentId: old, open: '15' }, { documentId: young }] });
  const { payment: rest } = await refund();
  expect(rest).toMatchObject({ amount: '35', unallocated: '0' });
  expect(await accountOf()).toMatchObject({ owed: '0', credit: '0', credits: [] });
  expect((await refund()).errors).toMatchObject([{ code: 'nothingToRefund' }]);
  const { data } = await client.query('{ ageing(direction: RECEIVABLE) { rows { partyId } } }');
  expect(data.ageing.rows).not.toContainEqual({ partyId });
  // A refund that never arrived becomes credit again.
  expect((await reverse(part.id)).errors).toEqual([]);
  expect(await accountOf()).toMatchObject({ owed: '0', credit: '25' });
  expect((await refund({ amount: '25' })).payment).toMatchObject({ unallocated: '0' });
});

it('reverses a payment that was applied and refunded: invoices reopen, and the refund is owed', async () => {
  const invoice = await owes('40', '2026-04-30');
  const bounced = await pays('100');
  const { payment: out } = await refund({ amount: '50' });
  expect((await reverse(bounced.id)).errors).toEqual([]);
  const after = await accountOf();
  expect(after).toMatchObject({
    owed: '90',
    credit: '0',
    documents: expect.arrayContaining([
      { documentId: invoice, kind: 'SALES_INVOICE', open: '40', number: null, total: '40', isOverdue: true, dueOn: '2026-04-30' },
      expect.objectContaining({ documentId: out.id, kind: 'REFUND', number: out.number, open: '50' }),
    ]),
  });
  expect((await reverse(bounced.id)).errors).toMatchObject([{ code: 'paymentReversed' }]);
  expect((await apply()).errors).toMatchObject([{ code: 'nothingToApply' }]);
  // After another payment, both are settled.
  expect(await pays('90')).toMatchObject({ unallocated: '0' });
  expect(await accountOf()).toMatchObject({ owed: '0', credit: '0', documents: [] });
});

it('settles an owed refund by a credit note, too', async () => {
  const bounced = await pays('30', { allocations: [] });
  await refund();
  await reverse(bounced.id);
  await owes('-30', day);
  expect((await apply()).partyAccount).toMatchObject({ owed: '0', credit: '0', documents: [], credits: [] });
});

it('uses credit once, under concurrent applications and refunds', async () => {
  const invoices = [await owes('60', '2026-04-30'), await owes('60', '2026-05-31')];
  const { id } = await pays('60', { allocations: [] });
  const tries = [
    ...invoices.flatMap(documentId => Array.from({ length: 3 }, () => apply([{ documentId, amount: '60' }]))),
    ...Array.from({ length: 3 }, () => refund({ amount: '60' })),
    ...Array.from({ length: 3 }, () => client.mutate('allocatePayment', { paymentId: id }, payment)),
  ];
  const answers = await Promise.all(tries);
  const codes = answers.flatMap(({ errors }) => errors.map(({ code }: Shown) => code));
  expect(codes.filter((code: string) => !['creditTooLow', 'nothingToApply', 'nothingToRefund', 'limitExceeded'].includes(code))).toEqual(
    [],
  );
  const { owed, credit } = await accountOf();
  expect(credit).toBe('0');
  expect(['60', '120']).toContain(owed);
});

it('keeps prepayments to vendors as credit, too', async () => {
  const bill = await books.bill('80', partyId);
  await pays('100', { direction: 'OUT' });
  const asked = `partyAccount(partyId: "${partyId}", control: PAYABLE) { owed credit documents { documentId } }`;
  expect((await client.query(`{ ${asked} }`)).data.partyAccount).toEqual({ owed: '0', credit: '20', documents: [] });
  expect(await open(bill)).toBe('0');
  const back = await client.mutate('refundCredit', { partyId, control: 'PAYABLE', method: 'BANK' }, payment);
  expect(back).toMatchObject({ errors: [], payment: { direction: 'IN', amount: '20', unallocated: '0' } });
});

it('audits applied credit and refunds', async () => {
  const invoice = await owes('10', day, { number: 'INV-77' });
  const paid = await pays('30', { allocations: [] });
  await apply([{ documentId: invoice, amount: '10' }]);
  const { payment: out } = await refund();
  const trail = async (id: string) =>
    (
      await client.query(
        'query($id: ID!) { auditEntries(first: 5, filter: { entityId: { eq: $id } }) { edges { node { action entityType entityName changes } } } }',
        { id },
      )
    ).data.auditEntries.edges.map(({ node }: Shown) => node);
  expect(await trail(paid.id)).toMatchObject([
    {
      action: 'UPDATED',
      entityType: 'Payment',
      changes: { allocations: [null, [{ documentId: out.id, number: out.number, amount: '20' }]] },
    },
    {
      action: 'UPDATED',
      entityName: paid.number,
      changes: { allocations: [null, [{ documentId: invoice, number: 'INV-77', amount: '10' }]] },
    },
    { action: 'CREATED' },
  ]);
  expect(await trail(out.id)).toMatchObject([{ action: 'CREATED', changes: { direction: [null, 'OUT'], amount: [null, '20'] } }]);
});

it('audits a changed due date, which counts for settlement order and ageing', async () => {
  const [one, other] = [await owes('10', '2026-04-30', { number: 'INV-80' }), await owes('10', '2026-05-31')];
  const change = (documentId: string, dueOn: string): Promise<Shown> =>
    client.mutate('changeDueDate', { documentId, dueOn }, 'openItem { documentId dueOn isOverdue }');
  expect(await change(one, '2999-12-31')).toMatchObject({
    errors: [],
    openItem: { documentId: one, dueOn: '2999-12-31', isOverdue: false },
  });
  expect((await change(one, '2999-12-31')).errors).toEqual([]);
  expect((await change(one, '2026-03-09')).errors).toMatchObject([{ field: 'dueOn', code: 'dueBeforeIssued' }]);
  const { data } = await client.query(
    'query($id: ID!) { auditEntries(first: 9, filter: { entityId: { eq: $id } }) { edges { node { action entityName changes } } } }',
    { id: one },
  );
  expect(data.auditEntries.edges).toEqual([
    { node: { action: 'UPDATED', entityName: 'INV-80', changes: { dueOn: ['2026-04-30', '2999-12-31'] } } },
  ]);
  await pays('10');
  expect([await open(one), await open(other)]).toEqual(['10', '0']);
  await expect(change(partyId, day)).rejects.toThrow('NOT_FOUND');
  await expect(
    (await signedInAs(books.server, 'inventory@atlas.test')).mutate('changeDueDate', { documentId: one, dueOn: day }, ''),
  ).rejects.toThrow('FORBIDDEN');
  await books.write(em => voidDocument(em, { id: one, status: 'ISSUED', number: 'INV-80', issuedOn: day }, day));
  expect((await change(one, day)).errors).toMatchObject([{ code: 'documentVoid' }]);
});

it('is hidden without the permission and from other companies', async () => {
  await pays('5', { allocations: [] });
  const [crm, boreal] = [await signedInAs(books.server, 'crm@atlas.test'), await signedInAs(books.server, 'finance@atlas.test')];
  await expect(crm.mutate('refundCredit', { partyId, method: 'BANK' }, payment)).rejects.toThrow('FORBIDDEN');
  await expect(crm.mutate('applyCredit', { partyId }, account)).rejects.toThrow('FORBIDDEN');
  expect((await boreal.mutate('refundCredit', { partyId, method: 'BANK' }, payment)).errors).toMatchObject([
    { field: 'partyId', code: 'notFound' },
  ]);
  expect((await boreal.mutate('applyCredit', { partyId }, account)).errors).toMatchObject([{ field: 'partyId', code: 'notFound' }]);
  const { data } = await boreal.query('query($id: ID!) { partyAccount(partyId: $id) { owed credit } }', { id: partyId });
  expect(data.partyAccount).toBeNull();
});
