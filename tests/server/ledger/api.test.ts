import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectInvariantsHold } from '../../support/expectInvariantsHold.ts';
import type { Client } from '../../support/Client.ts';
import { Books } from './Books.ts';

let books: Books;
let client: Client;
let accounts: Map<string, string>;
beforeAll(async () => {
  books = await Books.open();
  ({ client } = books);
  const { data } = await client.query('{ accounts(first: 100) { edges { node { id number role } } } }');
  accounts = new Map(
    data.accounts.edges.flatMap(({ node }: { node: Record<string, string> }) => [
      [node.number, node.id],
      [node.role, node.id],
    ]),
  );
});
afterAll(async () => {
  await expectInvariantsHold(books.server.database, books.companyId);
  await books.server.stop();
});

const entry =
  'journalEntry { id number total sourceId reverses { id } lines { account { number } debit credit note costCenter { description } } }';
const post = (lines: object[], more: object = {}) =>
  client.mutate('postManualEntry', { postedOn: '2025-05-10', description: 'Rent of May', lines, ...more }, entry);
const rent = (amount = '1200') => [
  { accountId: accounts.get('6200'), debit: amount },
  { accountId: accounts.get('BANK'), credit: amount },
];

it('starts with the template’s chart: names in three languages, one account for each role', async () => {
  const { data } = await client.query(
    `{ accounts(search: "ذمم العملاء") { edges { node { number name nameAr nameSp type role isGroup parent { number parent { number } } } } } }`,
  );
  expect(data.accounts.edges).toEqual([
    {
      node: {
        number: '1210',
        name: 'Trade receivables',
        nameAr: 'ذمم العملاء',
        nameSp: 'Clientes',
        type: 'ASSET',
        role: 'RECEIVABLE',
        isGroup: false,
        parent: { number: '1200', parent: { number: '1000' } },
      },
    },
  ]);
});

it('posts a manual entry, lists it in its journal, and reverses it once', async () => {
  const costCenterId = await books.costCenter('Shop');
  const [debit, credit] = rent();
  const { errors, journalEntry } = await post([{ ...debit, costCenterId, note: 'Main St' }, credit]);
  expect(errors).toEqual([]);
  expect(journalEntry).toMatchObject({
    number: expect.stringMatching(/^GEN-2025-\d{5}$/),
    total: '1200',
    lines: [
      { account: { number: '6200' }, debit: '1200', credit: '0', note: 'Main St', costCenter: { description: 'Shop' } },
      { account: { number: '1130' }, debit: '0', credit: '1200' },
    ],
  });
  const list = await client.query('{ journalEntries(filter: { journal: { eq: GENERAL } }) { edges { node { number } } } }');
  expect(list.data.journalEntries.edges).toContainEqual({ node: { number: journalEntry.number } });
  const { id } = journalEntry;
  const reversed = await client.mutate('reverseJournalEntry', { id, postedOn: '2025-05-11' }, entry);
  expect(reversed).toMatchObject({ errors: [], journalEntry: { reverses: { id }, lines: [{ credit: '1200' }, { debit: '1200' }] } });
  expect((await client.mutate('reverseJournalEntry', { id }, entry)).errors).toMatchObject([{ code: 'entryReversed' }]);
});

it('refuses unbalanced entries, headings, control accounts, and too many decimals', async () => {
  const [debit, credit] = rent();
  const told = async (lines: object[], more?: object) => (await post(lines, more)).errors;
  expect(await told([debit, { ...credit, credit: '1200.01' }])).toMatchObject([{ code: 'entryUnbalanced' }]);
  expect(await told([debit])).toMatchObject([{ field: 'lines', code: 'twoLines' }]);
  expect(await told([debit, { ...credit, debit: '1' }])).toMatchObject([{ field: 'lines.1.debit', code: 'oneSide' }]);
  expect(await told([debit, { ...credit, accountId: accounts.get('1100') }])).toMatchObject([
    { field: 'lines.1.accountId', code: 'accountIsGroup' },
  ]);
  expect(await told([debit, { ...credit, accountId: accounts.get('INVENTORY') }])).toMatchObject([{ code: 'accountControlled' }]);
  expect(await told(rent('1.001'))).toMatchObject([{ field: 'lines.0.debit', code: 'tooManyDecimals' }, { field: 'lines.1.credit' }]);
  expect(await told(rent(), { description: ' ' })).toMatchObject([{ field: 'description', code: 'required' }]);
});

it('returns the trial balance of a period to the cent, and the entries behind each row', async () => {
  await post(rent('0.10'), { postedOn: '2024-12-31' });
  await post(rent('0.20'), { postedOn: '2025-01-01' });
  await post(rent('299.33'), { postedOn: '2025-02-28' });
  const { data } = await client.query(
    `{ trialBalance(from: "2025-01-01", to: "2025-03-31") { debit credit rows { number opening debit credit closing } } }`,
  );
  expect(data.trialBalance).toMatchObject({ debit: '299.53', credit: '299.53' });
  expect(data.trialBalance.rows).toEqual([
    { number: '1130', opening: '-0.1', debit: '0', credit: '299.53', closing: '-299.63' },
    { number: '6200', opening: '0.1', debit: '299.53', credit: '0', closing: '299.63' },
  ]);
  const page = (after: string | null) =>
    client.query(
      `query($id: ID!, $after: String) { generalLedger(accountId: $id, from: "2025-01-01", to: "2025-03-31", first: 1, after: $after) {
         opening closing pageInfo { hasNextPage endCursor } edges { node { number postedOn debit balance } } } }`,
      { id: accounts.get('6200'), after },
    );
  const first = (await page(null)).data.generalLedger;
  expect(first).toMatchObject({ opening: '0.1', closing: '299.63', pageInfo: { hasNextPage: true } });
  expect(first.edges).toMatchObject([{ node: { postedOn: '2025-01-01', debit: '0.2', balance: '0.3' } }]);
  const second = (await page(first.pageInfo.endCursor)).data.generalLedger;
  expect(second).toMatchObject({ pageInfo: { hasNextPage: false }, edges: [{ node: { debit: '299.33', balance: '299.63' } }] });
  expect((await page('nonsense')).errors[0].extensions.code).toBe('BAD_USER_INPUT');
});

it('records a payment, settles the oldest documents first, and keeps the rest as credit', async () => {
  const northwind = { name: 'Northwind', address: '1 Main St', city: 'Madrid', country: 'ES' };
  const { id: customer } = (await client.mutate('createCustomer', northwind, 'customer { id }')).customer;
  const [late, early] = [
    await books.invoice('100', { partyId: customer, dueOn: '2025-04-30' }),
    await books.invoice('100', { partyId: customer, dueOn: '2025-03-31' }),
  ];
  const input = { direction: 'IN', method: 'BANK', amount: '150', paidOn: '2025-05-01', partyId: customer, reference: 'TR 17' };
  const selection = 'payment { id number unallocated partyName allocations { documentId amount } entry { number } }';
  const { errors, payment } = await client.mutate('recordPayment', input, selection);
  expect(errors).toEqual([]);
  expect(payment).toMatchObject({ partyName: 'Northwind', unallocated: '0' });
  expect(payment.allocations).toEqual(
    expect.arrayContaining([
      { documentId: early, amount: '100' },
      { documentId: late, amount: '50' },
    ]),
  );
  const openIf = async (isOpen: boolean) =>
    (
      await client.query(
        `query($id: ID!, $isOpen: Boolean!) { openItems(filter: { partyId: { eq: $id }, isOpen: { eq: $isOpen } }) {
           totalCount edges { node { documentId status isOpen } } } }`,
        { id: customer, isOpen },
      )
    ).data.openItems;
  expect(await openIf(true)).toEqual({ totalCount: 1, edges: [{ node: { documentId: late, status: 'PARTIALLY_PAID', isOpen: true } }] });
  expect(await openIf(false)).toEqual({ totalCount: 1, edges: [{ node: { documentId: early, status: 'FULLY_PAID', isOpen: false } }] });
  const more = await client.mutate('recordPayment', { ...input, amount: '70', allocations: [] }, selection);
  expect(more.payment).toMatchObject({ unallocated: '70', allocations: [] });
  const allocated = await client.mutate('allocatePayment', { paymentId: more.payment.id }, selection);
  expect(allocated.payment).toMatchObject({ unallocated: '20', allocations: [{ documentId: late, amount: '50' }] });
  const reversed = await client.mutate('reversePayment', { id: payment.id }, 'payment { amount reverses { number isReversed } }');
  expect(reversed.payment).toEqual({ amount: '-150', reverses: { number: payment.number, isReversed: true } });
  const { data } = await client.query(
    `query($id: ID!) { openItems(filter: { partyId: { eq: $id } }, sort: { field: DUE_ON }) { edges { node { documentId balance status isOverdue } } }
    ageing(direction: RECEIVABLE) { total rows { partyId over90 unapplied total } } }`,
    { id: customer },
  );
  expect(data.openItems.edges).toEqual([
    { node: { documentId: early, balance: '100', status: 'UNPAID', isOverdue: true } },
    { node: { documentId: late, balance: '50', status: 'PARTIALLY_PAID', isOverdue: true } },
  ]);
  expect(data.ageing.rows).toEqual([{ partyId: customer, over90: '150', unapplied: '-20', total: '130' }]);
  expect((await client.mutate('recordPayment', { ...input, partyId: early }, selection)).errors).toMatchObject([
    { field: 'partyId', code: 'notFound' },
  ]);
});
