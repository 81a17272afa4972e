import { afterAll, beforeAll, expect, it } from 'vitest';
import { signedInAs, type Shown } from '../../support/Client.ts';
import { expectInvariantsHold } from '../../support/expectInvariantsHold.ts';
import { sendFile } from '../../support/sendFile.ts';
import { Books, day } from '../ledger/Books.ts';
import { Purchasing } from '../procurement/Purchasing.ts';

let books: Books;
let customerId: string;
let vendorName: string;
beforeAll(async () => {
  books = await Books.open();
  [customerId] = await books.customers(1);
  const { data } = await books.client.query('query($id: ID!) { vendor(id: $id) { name } }', {
    id: await Purchasing.of(books.server, books.client).vendor(),
  });
  vendorName = data.vendor.name;
});
afterAll(async () => {
  await expectInvariantsHold(books.server.database, books.companyId);
  await books.server.stop();
});

const fields = ['accountId', 'customerId', 'vendorId', 'number', 'issuedOn', 'dueOn', 'debit', 'credit'];
async function importLines(rows: string[][], more: object = {}): Promise<Shown> {
  const query = `mutation($input: ImportRecordsInput!) { importRecords(input: $input) { created rowErrors { line field code } errors { code params } } }`;
  const mapping = fields.map((field, column) => ({ column, field }));
  const csv = [fields, ...rows].map(row => row.join(';')).join('\n');
  const answer = await sendFile(
    books.client,
    query,
    { entity: 'OpeningLine', mapping, ...more },
    { bytes: Buffer.from(csv), name: 'opening.csv' },
  );
  return answer.data.importRecords;
}
const post = (values: Record<string, unknown>): Promise<Shown> =>
  books.client.mutate(
    'postOpeningBalances',
    values,
    'openingBalance { id difference lineCount entry { id total } }',
    'PostOpeningBalancesInput',
  );
const undo = (id: string): Promise<Shown> =>
  books.client.mutate('undoOpeningBalances', { id }, 'openingBalance { undoneAt }', 'UndoOpeningBalancesInput');
const accountId = async (number: string) =>
  (await books.client.query('query($n: String!) { accounts(filter: { number: { eq: $n } }) { edges { node { id } } } }', { n: number }))
    .data.accounts.edges[0].node.id as string;
const balances = async () => {
  const { data } = await books.client.query(`{ trialBalance(to: "${day}") { rows { number debit credit } } }`);
  return Object.fromEntries(
    data.trialBalance.rows
      .filter(({ debit, credit }: Shown) => Number(debit) !== Number(credit))
      .map(({ number, debit, credit }: Shown) => [number, Number(debit) - Number(credit)]),
  );
};
const openItems = async () =>
  (
    await books.client.query(
      '{ openItems(first: 10, filter: { kind: { eq: "OPENING_BALANCE" } }, sort: { field: NUMBER }) { edges { node { documentId direction number total balance dueOn status } } } }',
    )
  ).data.openItems.edges.map(({ node }: Shown) => node);

/** What stands in the books before: 1,000 in the bank, 300 owed by a customer, 120 to a vendor, 500 of capital; 680 is missing. */
const rows = () => [
  ['1130', '', '', '', '', '', '1000', ''],
  ['', customerName, '', 'INV-77', '2026-02-01', '2026-03-01', '250', ''],
  ['1210', customerName, '', 'INV-81', '', '2026-04-01', '50', ''],
  ['', '', vendorName, 'B-9', '2026-02-20', '', '', '120'],
  ['3100', '', '', '', '', '', '', '500'],
];
const customerName = 'Northwind 0';

it('an import names each wrong row and writes none', async () => {
  const wrong = [
    ['', '', '', '', '', '', '5', ''],
    ['1210', '', '', '', '', '', '5', ''],
    ['1310', '', '', '', '', '', '5', ''],
    ['1100', '', '', '', '', '', '5', ''],
    ['1130', '', '', '', '', '', '5', '5'],
    ['1130', customerName, '', '', '', '', '5', ''],
    ['1130', '', '', '', '', '', '5.001', ''],
  ];
  const { rowErrors, errors } = await importLines([...rows(), ...wrong]);
  expect(errors).toMatchObject([{ code: 'importHasErrors', params: { count: 7 } }]);
  expect(rowErrors).toEqual([
    { line: 7, field: 'accountId', code: 'openingOf' },
    { line: 8, field: 'customerId', code: 'required' },
    { line: 9, field: 'accountId', code: 'accountControlled' },
    { line: 10, field: 'accountId', code: 'accountIsGroup' },
    { line: 11, field: 'debit', code: 'oneSide' },
    { line: 12, field: 'accountId', code: 'openingOf' },
    { line: 13, field: 'debit', code: 'tooManyDecimals' },
  ]);
  expect((await post({ postedOn: day })).errors).toMatchObject([{ code: 'openingEmpty' }]);
});

it('lines that do not balance are refused with the difference, or it goes to an account of equity', async () => {
  expect(await importLines(rows())).toMatchObject({ created: 5, errors: [] });
  const { data } = await books.client.query('{ openingTotals { lineCount documentCount debit credit difference } }');
  expect(data.openingTotals).toEqual({ lineCount: 5, documentCount: 3, debit: '1300', credit: '620', difference: '680' });
  const differs = { field: 'differenceAccountId', code: 'openingDifference', params: { difference: '680' } };
  expect((await post({ postedOn: day, dryRun: true })).errors).toMatchObject([differs]);
  const chosen = { postedOn: day, differenceAccountId: await accountId('6200') };
  expect((await post(chosen)).errors).toMatchObject([{ field: 'differenceAccountId', code: 'openingEquity' }]);
  expect((await post({ postedOn: '2026-02-10' })).errors).toMatchObject([{ field: 'postedOn', code: 'openingLater' }]);
  expect((await post({ ...chosen, differenceAccountId: await accountId('3900'), dryRun: true })).errors).toEqual([]);
  expect(await balances()).toEqual({});
  const posted = await post({ ...chosen, differenceAccountId: await accountId('3900') });
  expect(posted).toMatchObject({ errors: [], openingBalance: { difference: '680', lineCount: 5, entry: { total: '1300' } } });
  expect(await balances()).toEqual({ 1130: 1000, 1210: 300, 2110: -120, 3100: -500, 3900: -680 });
  expect(await openItems()).toMatchObject([
    { direction: 'PAYABLE', number: 'B-9', total: '120', dueOn: '2026-02-20', status: 'UNPAID' },
    { direction: 'RECEIVABLE', number: 'INV-77', total: '250', dueOn: '2026-03-01' },
    { direction: 'RECEIVABLE', number: 'INV-81', total: '50', dueOn: '2026-04-01' },
  ]);
  await expectInvariantsHold(books.server.database, books.companyId);
});

it('they are taken back as a whole while nothing settles them, and wait again', async () => {
  const { data } = await books.client.query('{ openingBalances(first: 5) { edges { node { id } } } }');
  const [{ node }] = data.openingBalances.edges;
  const [, invoice] = await openItems();
  const payment = { direction: 'IN', method: 'BANK', amount: '100', paidOn: day, partyId: customerId };
  const paid = await books.client.mutate(
    'recordPayment',
    { ...payment, allocations: [{ documentId: invoice.documentId, amount: '100' }] },
    'payment { id }',
  );
  expect(paid.errors).toEqual([]);
  expect((await undo(node.id)).errors).toMatchObject([{ code: 'openingSettled', params: { number: 'INV-77' } }]);
  await books.client.mutate('reversePayment', { id: paid.payment.id }, 'payment { id }');
  const both = await Promise.all([undo(node.id), undo(node.id)]);
  expect(both.flatMap(({ errors }) => errors)).toEqual([]);
  expect((await openItems()).map(({ status }: Shown) => status)).toEqual(['CANCELLED', 'CANCELLED', 'CANCELLED']);
  expect(await balances()).toEqual({ 1130: 100, 1210: -100 });
  const lines = await books.client.query(
    '{ openingLines(first: 20, sort: { field: STATE }) { edges { node { id version state debit } } } }',
  );
  const states = lines.data.openingLines.edges.map(({ node: line }: Shown) => line.state);
  expect(states).toEqual([...Array(5).fill('DRAFT'), ...Array(5).fill('UNDONE')]);
  const posted = lines.data.openingLines.edges[9].node;
  const change = await books.client.mutate('updateOpeningLine', { id: posted.id, debit: '1', credit: '0' }, 'openingLine { id }');
  expect(change.errors).toMatchObject([{ code: 'openingPosted' }]);
  expect((await books.client.mutate('deleteOpeningLines', { ids: [posted.id] }, 'deletedIds', 'DeleteInput')).errors).toMatchObject([
    { code: 'openingPosted' },
  ]);
});

it('two who post at once post each line once', async () => {
  const values = { postedOn: day, differenceAccountId: await accountId('3900') };
  const both = await Promise.all([post(values), post(values)]);
  expect(both.flatMap(({ errors }) => errors.map(({ code }: Shown) => code))).toEqual(['openingEmpty']);
});

it('nobody without the books sees them', async () => {
  const seller = await signedInAs(books.server, 'crm@atlas.test');
  const { errors } = await seller.query('{ openingTotals { debit } }');
  expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
});
