import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Shown } from '../../support/Client.ts';
import { expectInvariantsHold } from '../../support/expectInvariantsHold.ts';
import { sendFile } from '../../support/sendFile.ts';
import { Books, codesOf, day } from './Books.ts';

let books: Books;
let customer: string;
let euros: string;
let dollars: string;
let count = 0;

/** The company keeps its books in US dollars. A euro is worth 1.10 until 14 March, then 1.20. */
beforeAll(async () => {
  books = await Books.open();
  for (const [validFrom, rate] of Object.entries({ '2026-01-01': '1.10', '2026-03-15': '1.20' }))
    await books.client.mutate('createExchangeRate', { currency: 'EUR', validFrom, rate }, 'exchangeRate { id }');
  [customer] = await books.customers(1);
  euros = (await create({ currency: 'EUR' })).bankAccount.id;
  dollars = (await create({})).bankAccount.id;
});
afterAll(async () => {
  await expectInvariantsHold(books.server.database, books.companyId);
  await books.server.stop();
});

const issuesOf = ({ errors }: Shown) => errors.map(({ field, code }: Shown) => [field, code]);

async function ledgerAccount(): Promise<string> {
  const input = { number: `18${++count}`, name: `Bank ${count}`, type: 'ASSET', isGroup: false };
  return (await books.client.mutate('createAccount', input, 'account { id }')).account.id as string;
}

async function create(more: object): Promise<Shown> {
  const input = { name: `Account ${++count}`, kind: 'BANK', openingBalance: '0', openedOn: '2026-01-01', ...more };
  return books.client.mutate(
    'createBankAccount',
    { accountId: await ledgerAccount(), ...input },
    'bankAccount { id currency account { id } }',
  );
}

async function held(id: string): Promise<[string, string | null]> {
  const { data } = await books.client.query('query($id: ID!) { bankAccount(id: $id) { balance homeBalance } }', { id });
  return [data.bankAccount.balance, data.bankAccount.homeBalance];
}

const pay = (more: object): Promise<Shown> =>
  books.client.mutate(
    'recordPayment',
    {
      direction: 'IN',
      method: 'BANK',
      currency: 'EUR',
      amount: '100',
      paidOn: day,
      partyId: customer,
      bankAccountId: euros,
      allocations: [],
      ...more,
    },
    'payment { id movedAmount entry { lines { debit credit foreignAmount account { id } } } }',
  );

const transfer = (more: object): Promise<Shown> =>
  books.client.mutate(
    'transferMoney',
    { fromId: euros, toId: dollars, amount: '50', receivedAmount: '54', movedOn: day, ...more },
    'journalEntry { id description lines { debit credit foreignAmount account { number role } } }',
  );

const revalue = async (asOf: string): Promise<Shown> => {
  const { data } = await books.client.query(
    'query($asOf: Date) { revaluation(asOf: $asOf) { unposted rows { control bankAccountId currency open booked rate worth difference } } }',
    { asOf },
  );
  return data.revaluation;
};

it('takes payments in its own currency alone, and holds both amounts of each', async () => {
  const { payment } = await pay({});
  expect(payment.movedAmount).toBe('110');
  expect(payment.entry.lines[0]).toMatchObject({ debit: '110', credit: '0', foreignAmount: '100' });
  expect(payment.entry.lines[1]).toMatchObject({ debit: '0', credit: '110', foreignAmount: null });
  expect(await held(euros)).toEqual(['100', '110']);
  const out = await pay({ direction: 'OUT', control: 'RECEIVABLE', amount: '30', homeAmount: '33.60' });
  expect(out.payment.entry.lines[0]).toMatchObject({ credit: '33.6', foreignAmount: '-30' });
  expect(await held(euros)).toEqual(['70', '76.4']);
  await books.client.mutate('reversePayment', { id: out.payment.id, reversedOn: day }, 'payment { id }');
  expect(await held(euros)).toEqual(['100', '110']);
  expect(issuesOf(await pay({ currency: null }))).toEqual([['bankAccountId', 'bankAccountCurrency']]);
  expect(issuesOf(await pay({ currency: 'JOD', homeAmount: '70' }))).toEqual([['bankAccountId', 'bankAccountCurrency']]);
  // An account in the company's currency takes what a payment in any other is worth.
  await pay({ bankAccountId: dollars, amount: '10' });
  expect(await held(dollars)).toEqual(['11', null]);
});

it('keeps its currency once it was used, and begins with an empty ledger account', async () => {
  const change = (input: Record<string, unknown>): Promise<Shown> =>
    books.client.mutate('updateBankAccount', input, 'bankAccount { currency }');
  expect(issuesOf(await change({ id: euros, currency: 'USD' }))).toEqual([[null, 'bankAccountUsed']]);
  expect(issuesOf(await change({ id: dollars, currency: 'EUR' }))).toEqual([[null, 'bankAccountUsed']]);
  const { bankAccount } = await create({});
  expect((await change({ id: bankAccount.id, currency: 'EUR' })).bankAccount.currency).toBe('EUR');
  expect((await change({ id: bankAccount.id, currency: null })).bankAccount.currency).toBe('USD');
  const [{ id: card }] = await books.rows(`select id from account where role = 'CARD'`);
  await books.pay('5', {}, { method: 'CARD', partyId: customer });
  expect(issuesOf(await create({ accountId: card, currency: 'EUR' }))).toEqual([['accountId', 'bankAccountPosted']]);
  expect(issuesOf(await create({ currency: 'JPY', openingBalance: '0.5' }))).toEqual([['openingBalance', 'tooManyDecimals']]);
});

it('is moved between accounts at the rate of the day, the rest is an exchange difference', async () => {
  const { journalEntry } = await transfer({});
  expect(journalEntry.lines).toMatchObject([
    { debit: '54', foreignAmount: null },
    { credit: '55', foreignAmount: '-50' },
    { debit: '1', account: { role: 'EXCHANGE_DIFFERENCE' } },
  ]);
  expect(await held(euros)).toEqual(['50', '55']);
  await books.client.mutate('reverseJournalEntry', { id: journalEntry.id, postedOn: day }, 'journalEntry { id }');
  expect(await held(euros)).toEqual(['100', '110']);

  const second = (await create({ currency: 'EUR', kind: 'CASH' })).bankAccount.id as string;
  const moved = await transfer({ toId: second, amount: '40', receivedAmount: null });
  expect(moved.journalEntry.lines).toHaveLength(2);
  expect(await held(second)).toEqual(['40', '44']);
  await transfer({ fromId: second, toId: euros, amount: '40', receivedAmount: '40' });

  expect(issuesOf(await transfer({ receivedAmount: null }))).toEqual([['receivedAmount', 'required']]);
  expect(issuesOf(await transfer({ toId: second, receivedAmount: '49' }))).toEqual([['receivedAmount', 'receivedDiffers']]);
  expect(issuesOf(await transfer({ toId: euros }))).toEqual([['toId', 'sameAccount']]);
  expect(issuesOf(await transfer({ amount: '1.005' }))).toEqual([['amount', 'tooManyDecimals']]);
  expect(issuesOf(await transfer({ movedOn: '2999-01-01' }))).toEqual([['movedOn', 'outsideBooks']]);
  const yen = (await create({ currency: 'JPY' })).bankAccount.id as string;
  expect(issuesOf(await transfer({ toId: yen, receivedAmount: '9000' }))).toEqual([['receivedAmount', 'rateMissing']]);
});

it('is posted to by hand only with the amount in its currency', async () => {
  const { bankAccount } = await create({ currency: 'EUR' });
  const [{ id: rent }] = await books.rows(`select id from account where number = '6200'`);
  const enter = (foreignAmount: string | null, other: string | null = null) =>
    books.client.mutate(
      'postManualEntry',
      {
        postedOn: day,
        description: 'Rent',
        lines: [
          { accountId: rent, debit: '22', foreignAmount: other },
          { accountId: bankAccount.account.id, credit: '22', foreignAmount },
        ],
      },
      'journalEntry { id }',
    );
  expect(issuesOf(await enter(null))).toEqual([['lines.1.foreignAmount', 'required']]);
  expect(issuesOf(await enter('20.005'))).toEqual([['lines.1.foreignAmount', 'tooManyDecimals']]);
  expect(issuesOf(await enter('20', '20'))).toEqual([['lines.0.foreignAmount', 'ownCurrency']]);
  expect(issuesOf(await enter('20'))).toEqual([]);
  expect(await held(bankAccount.id)).toEqual(['-20', '-22']);
  const behind = { account: { id: bankAccount.account.id as string }, debit: '1' };
  expect(await codesOf(books.post('1', { lines: [behind, { account: 'SALES', credit: '1' }] }))).toEqual(['foreignAmountMissing']);
});

it('opens with its balance in both currencies', async () => {
  const { bankAccount } = await create({ currency: 'EUR', openingBalance: '250' });
  const accountId = bankAccount.account.id as string;
  const line = (foreignAmount: string | null): Promise<Shown> =>
    books.client.mutate('createOpeningLine', { accountId, debit: '280', foreignAmount }, 'openingLine { id }');
  expect(issuesOf(await line(null))).toEqual([['foreignAmount', 'required']]);
  expect(issuesOf(await line('250'))).toEqual([]);
  const [{ id: differenceAccountId }] = await books.rows(
    `select id from account where type = 'EQUITY' and not is_group order by number limit 1`,
  );
  const opened = await books.client.mutate('postOpeningBalances', { postedOn: '2026-01-01', differenceAccountId }, 'openingBalance { id }');
  expect(issuesOf(opened)).toEqual([]);
  expect(await held(bankAccount.id)).toEqual(['250', '280']);
});

it('reconciles its statement in its currency', async () => {
  const { bankAccount } = await create({ currency: 'EUR' });
  const { id } = bankAccount;
  const doc = await books.invoice('200', { currency: 'EUR', partyId: customer, home: { exchangeRate: '1.10', homeAmount: '220' } });
  await pay({ bankAccountId: id, amount: '30', paidOn: '2026-03-11' });
  const csv = `Date,Amount,Currency,Description\n2026-03-11,30,EUR,Advance\n2026-03-16,200,EUR,Invoice\n2026-03-17,-2.50,EUR,Charges\n`;
  const send = async (text: string): Promise<Shown> => {
    const answer: Shown = await sendFile(
      books.client,
      'mutation($input: ImportBankStatementInput!) { importBankStatement(input: $input) { imported errors { field code } } }',
      { bankAccountId: id },
      { bytes: new TextEncoder().encode(text), name: 'statement.csv' },
    );
    return answer.data.importBankStatement;
  };
  expect((await send(csv.replaceAll('EUR', 'USD'))).errors).toMatchObject([{ code: 'statementCurrency' }]);
  expect(await send(csv)).toMatchObject({ imported: 3, errors: [] });
  const { data } = await books.client.query(
    `query($filter: BankStatementLineFilter) { bankStatementLines(first: 9, filter: $filter, sort: { field: BOOKED_ON }) { edges { node { id } } } }`,
    { filter: { bankAccount: { eq: id } } },
  );
  const [advance, invoice, charges] = data.bankStatementLines.edges.map(({ node }: Shown) => node.id as string);
  const proposed = async (lineId: string) =>
    (await books.client.query('query($id: ID!) { bankMatchProposals(lineId: $id) { recordId kind amount isLikely } }', { id: lineId })).data
      .bankMatchProposals as Shown[];
  const match = (input: Record<string, unknown>): Promise<Shown> =>
    books.client.mutate('matchBankLine', input, 'bankStatementLine { isMatched }');
  const [entry] = await proposed(advance);
  expect(entry).toMatchObject({ kind: 'ENTRY', amount: '30', isLikely: true });
  expect(issuesOf(await match({ lineId: advance, entryIds: [entry.recordId] }))).toEqual([]);
  expect(await proposed(invoice)).toMatchObject([{ kind: 'DOCUMENT', recordId: doc, amount: '200' }]);
  expect(issuesOf(await match({ lineId: invoice, documentIds: [doc] }))).toEqual([]);
  expect(await books.balanceOf(doc)).toMatchObject({ balance: '0', status: 'FULLY_PAID' });
  const [{ id: fees }] = await books.rows(`select id from account where number = '6200'`);
  const other = await match({ lineId: charges, accountId: (await create({ currency: 'EUR' })).bankAccount.account.id });
  expect(issuesOf(other)).toEqual([['accountId', 'accountForeign']]);
  expect(issuesOf(await match({ lineId: charges, accountId: fees }))).toEqual([]);
  // 30 at 1.10, 200 and −2.50 at 1.20: 33 + 240 − 3. The 20 more than the invoice was booked at are an exchange difference.
  expect(await held(id)).toEqual(['227.5', '270']);
  const reconciliation = await books.client.query(
    'query($id: ID!) { bankReconciliation(bankAccountId: $id) { currency bankBalance ledgerBalance openLines openEntries difference } }',
    { id },
  );
  expect(reconciliation.data.bankReconciliation).toEqual({
    currency: 'EUR',
    bankBalance: '227.5',
    ledgerBalance: '227.5',
    openLines: 0,
    openEntries: 0,
    difference: '0',
  });
  const differences = await books.rows(
    `select trim_scale(sum(l.credit - l.debit))::text as gained from journal_line l join account a on a.id = l.account_id
     join journal_entry e on e.id = l.entry_id join allocation s on s.id = e.source_id where a.role = 'EXCHANGE_DIFFERENCE' and s.open_item_id = ?`,
    [doc],
  );
  expect(differences).toEqual([{ gained: '20' }]);
});

it('is worth what its currency is worth at the end of a period, for good', async () => {
  const { bankAccount } = await create({ currency: 'EUR' });
  const { id } = bankAccount;
  await pay({ bankAccountId: id });
  const rowOf = ({ rows }: Shown) => rows.find((row: Shown) => row.bankAccountId === id);
  expect(rowOf(await revalue('2026-03-31'))).toEqual({
    control: null,
    bankAccountId: id,
    currency: 'EUR',
    open: '100',
    booked: '110',
    rate: '1.2',
    worth: '120',
    difference: '10',
  });
  const post = (asOf: string) => books.client.mutate('postRevaluation', { asOf, description: 'End of March' }, 'journalEntry { id }');
  expect(issuesOf(await post('2026-03-31'))).toEqual([]);
  expect((await revalue('2026-03-31')).unposted).toBe('0');
  expect(issuesOf(await post('2026-03-31'))).toEqual([[null, 'nothingToRevalue']]);
  expect(rowOf(await revalue('2026-04-30'))).toMatchObject({ booked: '120', difference: '0' });
  // Emptied at the rate it now stands at, nothing is left in either currency, and the revaluation is nothing that a bank books.
  await transfer({ fromId: id, amount: '100', receivedAmount: '120', movedOn: '2026-04-01' });
  expect(await held(id)).toEqual(['0', '0']);
  const { data } = await books.client.query('query($id: ID!) { bankReconciliation(bankAccountId: $id) { openEntries openEntriesTotal } }', {
    id,
  });
  expect(data.bankReconciliation).toEqual({ openEntries: 2, openEntriesTotal: '0' });
});

it('counts as cash in the overview and in the cash flow, in the currency of the company', async () => {
  const { data } = await books.client.query(
    '{ financeOverview(span: ALL) { cash cashBalances { number balance } } cashFlow(from: "2026-01-01", to: "2026-12-31") { closing { amount } } }',
  );
  const [{ total }] = await books.rows(
    `select trim_scale(sum(d.debit - d.credit))::text as total from account_day d join account a on a.id = d.account_id
     where a.role in ('CASH', 'CARD', 'BANK') or a.id in (select account_id from bank_account)`,
  );
  expect(Number(data.financeOverview.cash)).toBe(Number(total));
  expect(Number(data.cashFlow.closing.amount)).toBe(Number(total));
});
