import { daysAfter } from '../../../server/core/rules/days.ts';
import type { Shown } from '../../support/Client.ts';
import { isInputObjectType, getNamedType } from 'graphql';
import { afterAll, beforeAll, expect, it, test } from 'vitest';
import { expectInvariantsHold } from '../../support/expectInvariantsHold.ts';
import { writtenSchema } from '../../support/schemas.ts';
import { PayrollWorld } from '../hrm/PayrollWorld.ts';
import { Purchasing } from '../procurement/Purchasing.ts';
import { Books } from './Books.ts';

let books: Books;
let purchasing: Purchasing;
let payroll: PayrollWorld;
let customerId: string;
let accounts: Map<string, string>;
let heads = 0;
/** The company was founded in the fiscal year that begins in July of this year. */
const founded = 2024;
beforeAll(async () => {
  books = await Books.open();
  purchasing = Purchasing.of(books.server, books.client);
  payroll = PayrollWorld.of(books.server, books.client);
  [customerId] = await books.customers(1);
  await books.foundedOn(`${founded + 1}-02-10`);
  await books.client.mutate('updateCompanySettings', { fiscalYearStartMonth: 7 }, 'company { id }');
  const { data } = await books.client.query('{ accounts(first: 100) { edges { node { id number } } } }');
  accounts = new Map(data.accounts.edges.map(({ node }: { node: Record<string, string> }) => [node.number, node.id]));
});
afterAll(async () => {
  await expectInvariantsHold(books.server.database, books.companyId);
  await books.server.stop();
});

const lines = () => [
  { accountId: accounts.get('6200'), debit: '10' },
  { accountId: accounts.get('1130'), credit: '10' },
];
const post = (postedOn: string): Promise<Shown> =>
  books.client.mutate('postManualEntry', { postedOn, description: 'Rent', lines: lines() }, 'journalEntry { id }');
const pay = (paidOn: string): Promise<Shown> =>
  books.client.mutate('recordPayment', { direction: 'IN', method: 'BANK', amount: '5', paidOn, partyId: customerId }, 'payment { id }');
/** The first day of the books. */
const firstDay = () => `${founded - 1}-07-01`;
const today = async () => (await books.client.query('{ salesTerms { today } }')).data.salesTerms.today as string;
/** The same day of the next year; 28 February for 29 February. */
const yearAfter = (day: string) => `${Number(day.slice(0, 4)) + 1}${day.slice(4).replace('-02-29', '-02-28')}`;

/** Operations that post on a day chosen by the caller, by input and field. */
const doors: Record<string, (day: string) => Promise<Shown>> = {
  'PostManualEntryInput.postedOn': post,
  'RecordPaymentInput.paidOn': pay,
  'ReverseJournalEntryInput.postedOn': async postedOn => {
    const { id } = (await post(await today())).journalEntry;
    return books.client.mutate('reverseJournalEntry', { id, postedOn }, 'journalEntry { id }');
  },
  'RefundCreditInput.paidOn': async paidOn => {
    await pay(await today());
    return books.client.mutate('refundCredit', { partyId: customerId, method: 'BANK', amount: '5', paidOn }, 'payment { id }');
  },
  'CreateDepositInput.receivedOn': receivedOn =>
    books.client.mutate('createDeposit', { customerId, amount: '5', method: 'BANK', receivedOn }, 'deposit { id }'),
  'RefundDepositInput.refundedOn': async refundedOn => {
    const { deposit } = await books.client.mutate(
      'createDeposit',
      { customerId, amount: '5', method: 'BANK', receivedOn: firstDay() },
      'deposit { id }',
    );
    return books.client.mutate('refundDeposit', { depositId: deposit.id, method: 'BANK', refundedOn }, 'deposit { id }');
  },
  'ReversePaymentInput.reversedOn': async reversedOn => {
    const { id } = (await pay(firstDay())).payment;
    return books.client.mutate('reversePayment', { id, reversedOn }, 'payment { id }');
  },
};

test.each(Object.keys(doors))('%s is a day of an open fiscal year, or at most a year ahead', async door => {
  const { from, to } = { from: firstDay(), to: yearAfter(await today()) };
  for (const day of ['1900-01-01', '2099-12-31', daysAfter(from, -1), daysAfter(to, 1)])
    expect((await doors[door](day)).errors).toEqual([
      { field: door.split('.')[1], code: 'outsideBooks', params: { from, to }, message: `Enter a date from ${from} to ${to}.` },
    ]);
  expect((await doors[door](from)).errors).toEqual([]);
});

/** Operations that date a document: not in the future, and an entry of the document's day is in an open fiscal year. */
const documents: Record<string, (day: string) => Promise<Shown>> = {
  'BookExpenseInput.issuedOn': issuedOn => book(issuedOn),
  'CreateSalesInvoiceInput.issuedOn': issuedOn => {
    const line = { description: 'Advice', quantity: '1', unitPrice: '5', vatCategory: 'ZERO_RATED' };
    return books.client.mutate('createSalesInvoice', { customerId, issuedOn, issue: true, lines: [line] }, 'salesInvoice { id }');
  },
  'WriteOffReceivableInput.writtenOffOn': async writtenOffOn => {
    const line = { description: 'Advice', quantity: '1', unitPrice: '5', vatCategory: 'ZERO_RATED' };
    const invoice = { customerId, issue: true, lines: [line] };
    const { salesInvoice } = await books.client.mutate('createSalesInvoice', invoice, 'salesInvoice { id }');
    const input = { documentId: salesInvoice.id, reason: 'Insolvent', writtenOffOn };
    return books.client.mutate('writeOffReceivable', input, 'writeOff { id }');
  },
  'ReverseWriteOffInput.reversedOn': async reversedOn => {
    const { writeOff } = await documents['WriteOffReceivableInput.writtenOffOn'](await today());
    return books.client.mutate('reverseWriteOff', { id: writeOff.id, reversedOn }, 'writeOff { id }');
  },
  'PostRevaluationInput.asOf': async asOf => {
    const rate = { currency: 'GBP', validFrom: await today(), rate: '1.25' };
    await books.client.mutate('createExchangeRate', rate, 'exchangeRate { id }');
    const line = { description: 'Advice', quantity: '1', unitPrice: '5', vatCategory: 'ZERO_RATED' };
    const invoice = { customerId, currency: 'GBP', exchangeRate: '1.3', issue: true, lines: [line] };
    await books.client.mutate('createSalesInvoice', invoice, 'salesInvoice { id }');
    return books.client.mutate('postRevaluation', { asOf, description: 'Closing rates' }, 'journalEntry { id }');
  },
  'TransferMoneyInput.movedOn': async movedOn => {
    const account = async (name: string) => {
      const ledgerAccount = { number: `19${++heads}`, name, type: 'ASSET', isGroup: false };
      const { account: made } = await books.client.mutate('createAccount', ledgerAccount, 'account { id }');
      const input = { name: `${name} ${heads}`, kind: 'BANK', openingBalance: '0', openedOn: '2026-01-01', accountId: made.id as string };
      return (await books.client.mutate('createBankAccount', input, 'bankAccount { id }')).bankAccount.id as string;
    };
    const input = { fromId: await account('From'), toId: await account('To'), amount: '5', movedOn };
    return books.client.mutate('transferMoney', input, 'journalEntry { id }');
  },
  'PayExpenseInput.paidOn': async paidOn => {
    const { expense } = await book(await today());
    return books.client.mutate('payExpense', { id: expense.id, method: 'BANK', paidOn }, 'expense { id }');
  },
  'VoidExpenseInput.voidedOn': async voidedOn => {
    const { expense } = await book(await today());
    return books.client.mutate('voidExpense', { id: expense.id, voidedOn }, 'expense { id }');
  },
  'CreateProcurementInvoiceInput.issuedOn': issuedOn => receiveBill({ issuedOn }),
  'PayProcurementInvoiceInput.paidOn': async paidOn => {
    const { procurementInvoice } = await receiveBill();
    const input = { id: procurementInvoice.id, method: 'BANK', paidOn };
    return books.client.mutate('payProcurementInvoice', input, 'procurementInvoice { id }');
  },
  'PostOpeningBalancesInput.postedOn': async postedOn => {
    const line = { accountId: accounts.get('1130'), debit: '5' };
    await books.client.mutate('createOpeningLine', line, 'openingLine { id }');
    const input = { postedOn, differenceAccountId: accounts.get('3900') };
    return books.client.mutate('postOpeningBalances', input, 'openingBalance { id }');
  },
  'CreateEmployeeLoanInput.grantedOn': async grantedOn => lend(await payroll.employee(), grantedOn),
  'PayBackEmployeeLoanInput.paidOn': async paidOn => {
    const { employeeLoan } = await lend(await payroll.employee(), await today());
    return books.client.mutate('payBackEmployeeLoan', { id: employeeLoan.id, amount: '5', paidOn }, 'employeeLoan { id }');
  },
  'PayRemittanceInput.paidOn': async paidOn => {
    const runId = await completedRun();
    const [{ itemId }] = await payroll.remittance(runId);
    return payroll.act('payRemittance', runId, { itemId, paidOn });
  },
  'PayPayrollRunInput.paidOn': async paidOn => payroll.act('payPayrollRun', await completedRun(), { paidOn }),
};

/** A loan that is paid out on a day. */
const lend = (employeeId: string, grantedOn: string): Promise<Shown> =>
  books.client.mutate(
    'createEmployeeLoan',
    { employeeId, title: 'Car', amount: '10', instalment: '5', grantedOn, startsOn: grantedOn },
    'employeeLoan { id }',
  );

/** A bill of an order that was received. */
async function receiveBill(input: object = {}): Promise<Shown> {
  const { id, lines } = await purchasing.issued([{ quantity: '1', unitPrice: '5' }]);
  await purchasing.receive(id, [{ orderLineId: lines[0].id, accepted: '1' }]);
  return purchasing.bill(id, input);
}

/** The run of last month, with one slip. */
async function completedRun(): Promise<string> {
  const month = daysAfter(`${(await today()).slice(0, 7)}-01`, -1).slice(0, 7);
  const employeeIds = [await payroll.employee()];
  const setupId = await payroll.setup(employeeIds, Number(month.slice(0, 4)));
  const runId = await payroll.run(month);
  await payroll.process({ setupId, runId, employeeIds });
  await payroll.act('completePayrollRun', runId);
  return runId;
}

async function book(issuedOn: string): Promise<Shown> {
  const head = { title: `Head of ${issuedOn}, ${heads++}`, description: 'x', type: 'FIXED', category: 'Office', mode: 'CASH' };
  const { expenseHead } = await books.client.mutate('createExpenseHead', head, 'expenseHead { id }');
  const input = { headId: expenseHead.id, title: 'Paper', net: '5', vatCategory: 'OUT_OF_SCOPE', issuedOn };
  return books.client.mutate('bookExpense', input, 'expense { id }');
}

test.each(Object.keys(documents))('%s is a day of an open fiscal year', async door => {
  for (const day of ['1900-01-01', daysAfter(`${founded - 1}-07-01`, -1)])
    expect((await documents[door](day)).errors).toMatchObject([{ field: door.split('.')[1], code: 'outsideBooks' }]);
  expect((await documents[door](await today())).errors).toEqual([]);
});

it('takes an entry of today in a year', async () => {
  expect((await post(yearAfter(await today()))).errors).toEqual([]);
});

it('covers every input that names a day', () => {
  const schema = writtenSchema();
  const inputs = Object.values(schema.getTypeMap()).filter(isInputObjectType);
  const found = inputs
    .filter(({ name }) => !name.endsWith('Filter'))
    .flatMap(input =>
      Object.values(input.getFields()).map(({ name, type }) => ({ name: `${input.name}.${name}`, type: getNamedType(type).name })),
    )
    .flatMap(({ name, type }) => (type === 'Date' ? [name] : []));
  // Planned, agreed or printed dates post nothing, so they may be further away.
  const elsewhere =
    /\.(from|to|bornOn|joinedOn|leftOn|expiresOn|manufacturedOn|expiryDate|orderedOn|validUntil|dueOn|expectedCloseOn|lockedUntil|openedOn|startsOn|startOn|endsOn|heldOn|validFrom|effectiveOn|executeOn|payOn|expectedOn|deliveryOn|spentOn|discountFrom|discountUntil|days?|through)$/;
  // The day of a draft is looked at when it is issued, as that of one issued at once.
  const drafts =
    /^(CreateExpense|UpdateExpense|UpdateSalesInvoice|BookExpenseCorrection)Input\.issuedOn$|^(Expense|SalesInvoice)Changes\.issuedOn$/;
  // What other books have dated; a vendor's bill waits to be entered, and a recurring invoice or task is made on a day that was agreed.
  const waiting = [
    'CreateOpeningLineInput.issuedOn',
    'UpdateOpeningLineInput.issuedOn',
    'OpeningLineChanges.issuedOn',
    'SendVendorBillInput.issuedOn',
    'RunRecurringInvoiceInput.on',
    'RunRecurringEntryInput.on',
    'RecurringTaskPeriodInput.on',
  ];
  // A loan that was paid out keeps its day.
  const fixed = /^(UpdateEmployeeLoanInput|EmployeeLoanChanges)\.grantedOn$/;
  // An employee's papers are dated by whoever issued them.
  const printed = /^((Create|Update)EmployeeDocumentInput|EmployeeDocumentChanges)\.issuedOn$/;
  const posting = found.filter(name => ![elsewhere, drafts, fixed, printed].some(pattern => pattern.test(name)) && !waiting.includes(name));
  expect(posting.toSorted()).toEqual([...Object.keys(doors), ...Object.keys(documents)].toSorted());
});
