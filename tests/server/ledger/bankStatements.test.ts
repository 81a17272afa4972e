import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../../server/core/database/ids.ts';
import { signedInAs, type Client, type Shown } from '../../support/Client.ts';
import { expectInvariantsHold } from '../../support/expectInvariantsHold.ts';
import { sendFile } from '../../support/sendFile.ts';
import { Books, day } from './Books.ts';
import { camt, type Booking } from './camt.ts';

let books: Books;
let count = 0;
beforeAll(async () => {
  books = await Books.open();
});
afterAll(async () => {
  await expectInvariantsHold(books.server.database, books.companyId);
  await books.server.stop();
});

const issuesOf = ({ errors }: Shown) => errors.map(({ field, code }: Shown) => [field, code]);

interface Bank {
  id: string;
  iban: string;
}

async function bank(more: object = {}): Promise<Bank> {
  const number = `19${++count}`;
  const { account } = await books.client.mutate(
    'createAccount',
    { number, name: `Bank ${count}`, type: 'ASSET', isGroup: false },
    'account { id }',
  );
  const input = { name: `Account ${count}`, kind: 'BANK', openingBalance: '1000', openedOn: '2026-01-01', accountId: account.id, ...more };
  const { bankAccount } = await books.client.mutate('createBankAccount', input, 'bankAccount { id iban }');
  return bankAccount as Bank;
}

async function send(
  bankAccountId: string,
  text: string | Uint8Array,
  name = 'statement.xml',
  client: Client = books.client,
): Promise<Shown> {
  const query = `mutation($input: ImportBankStatementInput!) { importBankStatement(input: $input) { imported known errors { field code params } } }`;
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text;
  const answer = await sendFile(client, query, { bankAccountId }, { bytes, name });
  if (answer.errors) throw new Error(JSON.stringify(answer.errors));
  return answer.data.importBankStatement;
}

async function lines(bankAccountId: string): Promise<Shown[]> {
  const { data } = await books.client.query(
    `query($filter: BankStatementLineFilter) { bankStatementLines(first: 50, filter: $filter, sort: { field: BOOKED_ON }) { edges { node {
      id bookedOn amount partyName partyIban reference bankReference isMatched entries { id } } } } }`,
    { filter: { bankAccount: { eq: bankAccountId } } },
  );
  return data.bankStatementLines.edges.map(({ node }: Shown) => node);
}

async function reconciliation(id: string): Promise<Shown> {
  const { data } = await books.client.query(
    `query($id: ID!) { bankReconciliation(bankAccountId: $id) { bankBalance statedBalance ledgerBalance openLines openLinesTotal openEntries
      openEntriesTotal difference entries { number amount } } }`,
    { id },
  );
  return data.bankReconciliation;
}

async function proposals(lineId: string, search?: string): Promise<Shown[]> {
  const { data, errors } = await books.client.query(
    `query($id: ID!, $search: String) { bankMatchProposals(lineId: $id, search: $search) { id: recordId kind number partyName amount isLikely documentId } }`,
    { id: lineId, search },
  );
  expect(errors).toEqual([]);
  return data.bankMatchProposals;
}

const match = (lineId: string, more: object): Promise<Shown> =>
  books.client.mutate('matchBankLine', { lineId, ...more }, 'bankStatementLine { id isMatched entries { id } }');

/** Imports bookings into a new account and returns its lines. */
async function booked(bookings: Booking[], more: object = {}): Promise<{ account: Bank; lines: Shown[] }> {
  const account = await bank(more);
  expect(await send(account.id, camt({ lines: bookings }))).toMatchObject({ imported: bookings.length, errors: [] });
  return { account, lines: await lines(account.id) };
}

it('reads camt.053, and makes nothing twice of the same file or of one that overlaps it', async () => {
  const account = await bank({ iban: 'DE89370400440532013000' });
  const first: Booking = { on: day, amount: '250.00', name: 'Northwind & Sons', iban: 'GB82 WEST 1234 5698 7654 32', text: 'Invoice 7' };
  // Twice the same booking on one day is two bookings.
  const fee: Booking = { on: day, amount: '-2.50', text: 'Fee' };
  const file = camt({ iban: account.iban, opening: '1000.00', lines: [first, fee, fee] });
  expect(await send(account.id, file)).toEqual({ imported: 3, known: 0, errors: [] });
  expect(await send(account.id, file)).toEqual({ imported: 0, known: 3, errors: [] });
  const [one, ...fees] = await lines(account.id);
  expect(one).toMatchObject({
    amount: '250',
    partyName: 'Northwind & Sons',
    partyIban: 'GB82WEST12345698765432',
    reference: 'Invoice 7',
    isMatched: false,
  });
  expect(fees.map(({ amount }) => amount)).toEqual(['-2.5', '-2.5']);
  const later = { on: '2026-03-11', amount: '-40', text: 'Rent' };
  expect(await send(account.id, camt({ lines: [first, fee, fee, later] }))).toEqual({ imported: 1, known: 3, errors: [] });
  const ten = await Promise.all(Array.from({ length: 10 }, () => send(account.id, camt({ lines: [{ on: day, amount: '9' }] }))));
  expect(ten.reduce((total, { imported }) => total + (imported as number), 0)).toBe(1);
  const { data } = await books.client.query(
    `query($filter: BankStatementFilter) { bankStatements(filter: $filter) { edges { node { id startsOn endsOn openingBalance closingBalance } } } }`,
    { filter: { bankAccount: { eq: account.id } } },
  );
  expect(data.bankStatements.edges).toHaveLength(3);
});

it('reads tables of any language, order and form of numbers', async () => {
  const account = await bank();
  const csv = `Fecha;Concepto;Cargo;Abono;Saldo\n10/03/2026;Factura 12;;1.250,50;2.250,50\n11/03/2026;Alquiler;-300,00;;1.950,50\n`;
  expect(await send(account.id, csv, 'enero.csv')).toEqual({ imported: 2, known: 0, errors: [] });
  expect((await lines(account.id)).map(({ bookedOn, amount, reference }) => [bookedOn, amount, reference])).toEqual([
    ['2026-03-10', '1250.5', 'Factura 12'],
    ['2026-03-11', '-300', 'Alquiler'],
  ]);
  expect(await send(account.id, 'Date,Amount\n2026-03-12,"-1,000.00 USD"\n', 'x.csv')).toMatchObject({ imported: 1 });
  expect((await lines(account.id))[2]).toMatchObject({ amount: '-1000' });
});

it('reads what went out in brackets or with DR, and days with the month first where one can only be read so', async () => {
  const account = await bank();
  const csv =
    'Details,Posting Date,Description,Amount\nDEBIT,03/10/2026,Rent,"$(1,250.50)"\nDEBIT,03/11/2026,Fee,2.50 DR\nCREDIT,03/25/2026,Sale,7.00 CR\n';
  expect(await send(account.id, csv, 'march.csv')).toEqual({ imported: 3, known: 0, errors: [] });
  expect((await lines(account.id)).map(({ bookedOn, amount, reference }) => [bookedOn, amount, reference])).toEqual([
    ['2026-03-10', '-1250.5', 'Rent'],
    ['2026-03-11', '-2.5', 'Fee'],
    ['2026-03-25', '7', 'Sale'],
  ]);
});

it('refuses files that are no statement of this account, and imports nothing of them', async () => {
  const account = await bank({ iban: 'GB33BUKB20201555555555' });
  const refused = async (text: string | Uint8Array, name?: string) =>
    issuesOf(await send(account.id, text, name)).map(([field, code]: string[]) => `${field} ${code}`);
  const line = { on: day, amount: '5' };
  expect(await refused(camt({ iban: 'FR1420041010050500013M02606', lines: [line] }))).toEqual(['file statementOfAnother']);
  expect(await refused(camt({ currency: 'EUR', lines: [line] }))).toEqual(['file statementCurrency']);
  expect(await refused(camt({ opening: '1', closing: '7', lines: [line] }))).toEqual(['file statementSum']);
  expect(await refused(camt({ lines: [{ on: day, amount: '1.005' }] }))).toEqual(['file tooManyDecimals']);
  expect(await refused(camt({ lines: [{ on: '2025-12-31', amount: '5' }] }))).toEqual(['file statementTooOld']);
  expect(await refused(camt({ lines: [{ on: '2026-02-30', amount: '5' }] }))).toEqual(['file statementUnreadable']);
  expect(await refused(`<?xml version="1.0"?><!DOCTYPE d [<!ENTITY x "x">]><Document>&x;</Document>`)).toEqual([
    'file statementUnreadable',
  ]);
  expect(await refused('<?xml version="1.0"?><Document><a>')).toEqual(['file statementUnreadable']);
  expect(await refused(`<?xml version="1.0"?>${'<a>'.repeat(60)}`)).toEqual(['file statementUnreadable']);
  expect(await refused('Name,Amount\nA,5\n', 'a.csv')).toEqual(['file statementColumns']);
  expect(await refused('Date,Amount\nyesterday,5\n', 'a.csv')).toEqual(['file statementRow']);
  expect(await refused(new Uint8Array([0, 1, 2, 3]), 'a.bin')).toEqual(['file importUnreadable']);
  const many = camt({ lines: Array.from({ length: 10_001 }, () => line) });
  expect(await refused(many)).toEqual(['file importTooLarge']);
  expect(await lines(account.id)).toEqual([]);
  const cash = await bank({ kind: 'CASH' });
  expect(issuesOf(await send(cash.id, camt({ lines: [line] })))).toEqual([['bankAccountId', 'notInList']]);
  const boreal = await signedInAs(books.server, 'admin@boreal.test');
  expect(issuesOf(await send(account.id, camt({ lines: [line] }), 'a.xml', boreal))).toEqual([['bankAccountId', 'notFound']]);
});

it('proposes and matches a payment that is in the books', async () => {
  const {
    account,
    lines: [line],
  } = await booked([{ on: day, amount: '70', text: 'Transfer 4711' }]);
  const [partyId] = await books.customers(1);
  const input = {
    direction: 'IN',
    method: 'BANK',
    amount: '70',
    paidOn: day,
    partyId,
    bankAccountId: account.id,
    reference: 'Transfer 4711',
  };
  const { payment } = await books.client.mutate('recordPayment', input, 'payment { number entry { id } }');
  expect(await reconciliation(account.id)).toMatchObject({
    bankBalance: '1070',
    ledgerBalance: '70',
    openLines: 1,
    openEntries: 1,
    difference: '1000',
  });
  const [best] = await proposals(line.id);
  expect(best).toMatchObject({ id: payment.entry.id, kind: 'ENTRY', number: payment.number, amount: '70', isLikely: true });
  const { bankStatementLine } = await match(line.id, { entryIds: [best.id] });
  expect(bankStatementLine).toEqual({ id: line.id, isMatched: true, entries: [{ id: best.id }] });
  expect(await reconciliation(account.id)).toMatchObject({ openLines: 0, openEntries: 0, openLinesTotal: '0', entries: [] });
  expect(issuesOf(await match(line.id, { entryIds: [best.id] }))).toEqual([[null, 'bankLineMatched']]);
  // Taken back, it can be matched again.
  const undo = () => books.client.mutate('unmatchBankLine', { lineId: line.id }, 'bankStatementLine { isMatched }');
  expect((await undo()).bankStatementLine.isMatched).toBe(false);
  expect((await undo()).errors).toEqual([]);
  expect((await match(line.id, { entryIds: [best.id] })).errors).toEqual([]);
});

it('pays the documents that a booking names, and leaves the rest as credit', async () => {
  const [partyId, stranger] = await books.customers(2);
  const first = await books.invoice('80', { partyId, number: 'INV-2026-00901' });
  const second = await books.invoice('50', { partyId, number: 'INV-2026-00902' });
  const foreign = await books.invoice('10', { partyId: stranger, number: 'INV-2026-00903' });
  const iban = 'ES9121000418450200051332';
  const {
    account,
    lines: [line, more],
  } = await booked([
    { on: day, amount: '140', iban, text: 'inv 2026 00901' },
    { on: '2026-03-12', amount: '30', iban, text: 'thanks' },
  ]);
  const [best] = await proposals(line.id);
  expect(best).toMatchObject({ id: first, kind: 'DOCUMENT', amount: '80', isLikely: true });
  expect((await proposals(line.id, '00903')).map(({ id }) => id)).toEqual([foreign]);
  expect(issuesOf(await match(line.id, { documentIds: [first, foreign] }))).toEqual([[null, 'allocationMismatch']]);
  expect(issuesOf(await match(line.id, { documentIds: [newId(0x78)] }))).toEqual([['documentIds.0', 'notFound']]);
  expect((await match(line.id, { documentIds: [first, second] })).errors).toEqual([]);
  expect(await books.balanceOf(first)).toMatchObject({ status: 'FULLY_PAID' });
  expect(await books.balanceOf(second)).toMatchObject({ status: 'FULLY_PAID' });
  // Whose account it is, is known from now on.
  const third = await books.invoice('99', { partyId, number: 'INV-2026-00904' });
  expect((await proposals(more.id)).map(({ id }) => id)).toContain(third);
  expect((await match(more.id, { partyId })).errors).toEqual([]);
  expect(await books.balanceOf(third)).toMatchObject({ status: 'UNPAID' });
  expect(await reconciliation(account.id)).toMatchObject({ bankBalance: '1170', ledgerBalance: '170', openLines: 0, openEntries: 0 });
});

it('pays a bill, and posts what no document stands for', async () => {
  const [vendor] = await books.customers(1);
  const bill = await books.bill('60', vendor);
  const {
    account,
    lines: [paid, fee],
  } = await booked([
    { on: day, amount: '-60', text: 'Bill' },
    { on: '2026-03-11', amount: '-3', text: 'Charges March' },
  ]);
  expect((await proposals(paid.id)).map(({ id }) => id)).toContain(bill);
  expect((await match(paid.id, { documentIds: [bill] })).errors).toEqual([]);
  expect(await books.balanceOf(bill)).toMatchObject({ status: 'FULLY_PAID' });
  const [{ id: charges }] = await books.rows(`select id from account where role = 'BANK_CHARGES'`);
  const [{ id: receivable }] = await books.rows(`select id from account where role = 'RECEIVABLE'`);
  expect(issuesOf(await match(fee.id, { accountId: receivable }))).toEqual([['accountId', 'accountControlled']]);
  expect(issuesOf(await match(fee.id, { accountId: newId(0x50) }))).toEqual([['accountId', 'notFound']]);
  expect(issuesOf(await match(fee.id, {}))).toEqual([['entryIds', 'matchOne']]);
  expect(issuesOf(await match(fee.id, { accountId: charges, documentIds: [bill] }))).toEqual([['entryIds', 'matchOne']]);
  const { bankStatementLine } = await match(fee.id, { accountId: charges });
  const posted = await books.rows(
    `select coalesce(a.role, 'bank') as role, trim_scale(l.debit - l.credit)::text as amount from journal_line l join account a on a.id = l.account_id
     where l.entry_id = ? order by 1`,
    [bankStatementLine.entries[0].id],
  );
  expect(posted).toEqual([
    { role: 'BANK_CHARGES', amount: '3' },
    { role: 'bank', amount: '-3' },
  ]);
  expect(await reconciliation(account.id)).toMatchObject({ ledgerBalance: '-63', difference: '1000' });
});

it('matches each booking and each entry once, ten at once', async () => {
  const invoice = await books.invoice('20');
  const { account, lines: all } = await booked([
    { on: day, amount: '20', text: 'a' },
    { on: day, amount: '20', text: 'b' },
  ]);
  const answers = await Promise.all(Array.from({ length: 10 }, () => match(all[0].id, { documentIds: [invoice] })));
  expect(answers.filter(({ errors }) => !errors.length)).toHaveLength(1);
  const [{ entries }] = (await lines(account.id)).filter(({ isMatched }) => isMatched);
  expect(issuesOf(await match(all[1].id, { entryIds: [entries[0].id] }))).toEqual([[null, 'bankLineMatched']]);
  expect(await books.rows('select count(*)::int as n from payment where bank_account_id = ?', [account.id])).toEqual([{ n: 1 }]);
  // An entry must move what was booked, on this account.
  const other = await books.post('20');
  expect(issuesOf(await match(all[1].id, { entryIds: [other] }))).toEqual([['entryIds', 'notFound']]);
  const [partyId] = await books.customers(1);
  const input = { direction: 'IN', method: 'BANK', amount: '19', paidOn: day, partyId, bankAccountId: account.id };
  const { payment } = await books.client.mutate('recordPayment', input, 'payment { entry { id } }');
  expect(issuesOf(await match(all[1].id, { entryIds: [payment.entry.id] }))).toEqual([['entryIds', 'matchDiffers']]);
});

it('removes a statement only while nothing of it is matched, and keeps the account', async () => {
  const {
    account,
    lines: [line],
  } = await booked([{ on: day, amount: '12' }]);
  const [partyId] = await books.customers(1);
  await match(line.id, { partyId });
  const [{ id }] = await books.rows('select statement_id as id from bank_statement_line where id = ?', [line.id]);
  const remove = () => books.client.mutate('removeBankStatement', { id }, 'removedId');
  expect(issuesOf(await remove())).toEqual([[null, 'statementMatched']]);
  const { errors } = await books.client.mutate('deleteBankAccounts', { ids: [account.id] }, 'deletedIds', 'DeleteInput');
  expect(errors).toMatchObject([{ code: 'bankAccountUsed' }]);
  await books.client.mutate('unmatchBankLine', { lineId: line.id }, '');
  expect((await remove()).removedId).toBe(id);
  expect(await lines(account.id)).toEqual([]);
});

it('posts nothing into locked books', async () => {
  const {
    account,
    lines: [line],
  } = await booked([{ on: '2026-01-15', amount: '12' }]);
  const [partyId] = await books.customers(1);
  await books.client.mutate('setLockDate', { lockedUntil: '2026-01-31' }, '');
  expect((await match(line.id, { partyId })).errors).toMatchObject([{ code: 'periodLocked' }]);
  expect(await reconciliation(account.id)).toMatchObject({ ledgerBalance: '0', openLines: 1 });
});
