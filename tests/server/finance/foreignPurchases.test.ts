import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Shown } from '../../support/Client.ts';
import { expectInvariantsHold } from '../../support/expectInvariantsHold.ts';
import { day } from '../ledger/Books.ts';
import { Purchasing, type Wanted } from '../procurement/Purchasing.ts';
import { issuesOf, SpendingWorld } from './Spending.ts';

let world: SpendingWorld;
let headId: string;
let purchasing: Purchasing;

beforeAll(async () => {
  world = await SpendingWorld.open();
  headId = await world.head();
  purchasing = Purchasing.of(world.books.server, world.client);
  for (const [currency, rate] of Object.entries({ EUR: '1.10', JOD: '1.4104', JPY: '0.0065' }))
    await world.client.mutate('createExchangeRate', { currency, validFrom: '2026-01-01', rate }, 'exchangeRate { id }');
});
afterAll(async () => {
  await expectInvariantsHold(world.books.server.database, world.books.companyId);
  await world.books.server.stop();
});

const foreign =
  'expense { id status currency exchangeRate net vat total balance homeNet homeVat homeTotal homeBalance exchangeDifference }';

/** Books an expense on 10 March 2026. */
const booked = (currency: string, net: string, more: object = {}): Promise<Shown> =>
  world.client.mutate(
    'bookExpense',
    { title: 'Fair abroad', headId, net, currency, vatCategory: 'OUT_OF_SCOPE', issuedOn: day, ...more },
    foreign,
  );

const pay = (id: string, amount: string | null, homeAmount: string | null): Promise<Shown> =>
  world.client.mutate('payExpense', { id, method: 'BANK', amount, homeAmount, paidOn: day }, foreign);

/** What the entries of a document or allocation posted, by role or number of the account, debits positive. */
const posted = (sourceId: string): Promise<Record<string, string>[]> =>
  world.books.rows(
    `select coalesce(a.role, a.number) as account, trim_scale(sum(l.debit - l.credit))::text as amount from journal_entry e
       join journal_line l on l.entry_id = e.id join account a on a.id = l.account_id where e.source_id = ? group by 1 having sum(l.debit - l.credit) <> 0 order by 1`,
    [sourceId],
  );

/** Exchange differences that the payments of a document posted. */
const realised = (id: string) =>
  world.books.rows(
    `select coalesce(a.role, a.number) as account, trim_scale(sum(l.debit - l.credit))::text as amount from allocation s
       join journal_entry e on e.source_id = s.id join journal_line l on l.entry_id = e.id join account a on a.id = l.account_id
     where s.open_item_id = ? group by 1 having sum(l.debit - l.credit) <> 0 order by 1`,
    [id],
  );

describe('an expense in another currency', () => {
  it('is posted at the rate of its day, tax as it is deducted, and costs the rest', async () => {
    const { expense } = await booked('EUR', '33.33', { vatCategory: 'STANDARD_RATED', vatRate: '8.875' });
    // Tax 33.33 × 8.875 % = 2.96, at 1.10 = 3.256, so 3.26; total 36.29 × 1.10 = 39.919, so 39.92; the cost takes 36.66.
    expect(expense).toMatchObject({ exchangeRate: '1.1', total: '36.29', homeNet: '36.66', homeVat: '3.26', homeTotal: '39.92' });
    expect(await posted(expense.id)).toEqual([
      { account: 'EXPENSES', amount: '36.66' },
      { account: 'PAYABLE', amount: '-39.92' },
      { account: 'VAT_INPUT', amount: '3.26' },
    ]);
  });

  it('owes the tax itself under reverse charge, in the company’s currency', async () => {
    const { expense } = await booked('EUR', '100', { vatCategory: 'REVERSE_CHARGE', vatRate: '19' });
    expect(expense).toMatchObject({ vat: '19', total: '100', homeNet: '110', homeVat: '20.9', homeTotal: '110' });
    expect(await posted(expense.id)).toContainEqual({ account: 'VAT_OUTPUT', amount: '-20.9' });
  });

  it('rounds to the decimals of its currency: three, and none', async () => {
    expect((await booked('JOD', '12.346')).expense).toMatchObject({ total: '12.346', homeTotal: '17.41' });
    expect((await booked('JPY', '1235')).expense).toMatchObject({ total: '1235', homeTotal: '8.03' });
    expect(issuesOf(await booked('JPY', '1234.5'))).toEqual([['net', 'tooManyDecimals']]);
    expect(issuesOf(await booked('JOD', '1.2345'))).toEqual([['net', 'tooManyDecimals']]);
  });

  it('takes a rate of its own, and refuses one that is missing, its own currency’s, or worth nothing', async () => {
    expect((await booked('EUR', '100', { exchangeRate: '1.2' })).expense).toMatchObject({ homeTotal: '120' });
    expect(issuesOf(await booked('CHF', '100'))).toEqual([['exchangeRate', 'rateMissing']]);
    expect(issuesOf(await booked('USD', '100', { exchangeRate: '1' }))).toEqual([['exchangeRate', 'ownCurrency']]);
    expect(issuesOf(await booked('JPY', '1', { exchangeRate: '0.0001' }))).toEqual([['exchangeRate', 'worthNothing']]);
  });

  it('counts against a cap in the company’s currency', async () => {
    const capped = await world.head({ maximumAmount: '109.99' });
    expect(issuesOf(await booked('EUR', '100', { headId: capped }))).toEqual([['amount', 'budgetExceeded']]);
    expect((await booked('EUR', '99.99', { headId: capped })).expense).toMatchObject({ homeNet: '109.99' });
  });

  it('keeps its rate when it is corrected, and loses it with its currency', async () => {
    const { expense } = await booked('EUR', '50', { exchangeRate: '1.3' });
    const correct = (id: string, input: object) => world.client.mutate('bookExpenseCorrection', { id, issuedOn: day, ...input }, foreign);
    const better = await correct(expense.id, { net: '60' });
    expect(better.expense).toMatchObject({ currency: 'EUR', exchangeRate: '1.3', homeTotal: '78' });
    const yen = await correct(better.expense.id, { currency: 'JPY' });
    expect(yen.expense).toMatchObject({ currency: 'JPY', exchangeRate: '0.0065', homeTotal: '0.39' });
    expect((await correct(yen.expense.id, { currency: 'USD' })).expense).toMatchObject({
      exchangeRate: null,
      homeNet: null,
      homeTotal: '60',
    });
  });
});

describe('payments out in another currency', () => {
  it('post a loss if more goes out than was booked, and a gain if less', async () => {
    const lost = (await booked('EUR', '100')).expense;
    expect((await pay(lost.id, null, '115')).expense).toMatchObject({ balance: '0', homeBalance: '0', exchangeDifference: '5' });
    expect(await realised(lost.id)).toEqual([
      { account: 'EXCHANGE_DIFFERENCE', amount: '5' },
      { account: 'PAYABLE', amount: '-5' },
    ]);
    const gained = (await booked('EUR', '100')).expense;
    expect((await pay(gained.id, null, '104')).expense).toMatchObject({ homeBalance: '0', exchangeDifference: '-6' });
    expect(await realised(gained.id)).toEqual([
      { account: 'EXCHANGE_DIFFERENCE', amount: '-6' },
      { account: 'PAYABLE', amount: '6' },
    ]);
  });

  it('settle in parts, each at its own rate, until nothing is left on either side', async () => {
    const { expense } = await booked('JOD', '10.005');
    // 10.005 × 1.4104 = 14.111052, so 14.11; 3.335 of it are booked at 4.70.
    expect((await pay(expense.id, '3.335', '5')).expense).toMatchObject({
      balance: '6.67',
      homeBalance: '9.41',
      exchangeDifference: '0.3',
    });
    expect((await pay(expense.id, '6.67', null)).expense).toMatchObject({ balance: '0', homeBalance: '0', exchangeDifference: '0.3' });
    const yen = (await booked('JPY', '10000')).expense;
    expect((await pay(yen.id, '4000', null)).expense).toMatchObject({ balance: '6000', homeBalance: '39', exchangeDifference: '0' });
    expect(issuesOf(await pay(yen.id, '0.5', null))).toEqual([['amount', 'tooManyDecimals']]);
    expect(issuesOf(await pay(yen.id, '6001', null))).toEqual([[null, 'limitExceeded']]);
    expect(issuesOf(await pay(yen.id, '1', '0.001'))).toEqual([['homeAmount', 'tooManyDecimals']]);
  });

  it('are taken back with their difference', async () => {
    const { expense } = await booked('EUR', '100');
    await pay(expense.id, '40', '50');
    const [{ id }] = await world.books.rows('select payment_id as id from allocation where open_item_id = ?', [expense.id]);
    await world.client.mutate('reversePayment', { id, reason: 'Returned', reversedOn: day }, 'payment { id }');
    expect(await realised(expense.id)).toEqual([]);
    const { data } = await world.client.query(`query($id: ID!) { ${foreign.replace('expense', 'expense(id: $id)')} }`, { id: expense.id });
    expect(data.expense).toMatchObject({ balance: '100', homeBalance: '110', exchangeDifference: '0' });
  });

  it('do not name money of another currency for an expense in the company’s', async () => {
    const { expense } = await booked('USD', '20');
    expect(expense).toMatchObject({ exchangeRate: null, homeNet: null, homeTotal: '20' });
    expect(issuesOf(await pay(expense.id, null, '20'))).toEqual([['homeAmount', 'ownCurrency']]);
  });
});

const foreignBill = `procurementInvoice { id currency exchangeRate matchStatus invoiceStatus subtotal taxTotal total balance homeTotal homeBalance exchangeDifference
  lines { unitPrice net tax isPriceMatched } }`;

/** Enters a bill for an order of the company's currency, of which everything has come. */
async function billed(wanted: Wanted[], input: object, more: object = {}): Promise<Shown> {
  const { id: orderId, lines } = await purchasing.issued(wanted, more);
  if (lines.some(({ inventoryProduct }) => inventoryProduct))
    await purchasing.receive(
      orderId,
      lines.map(({ id }, index) => ({ orderLineId: id, accepted: wanted[index].quantity })),
    );
  const answer = await world.client.mutate('createProcurementInvoice', { orderId, issuedOn: null, ...input }, foreignBill);
  return { orderId, orderLines: lines, ...answer };
}

const payBill = (id: string, amount: string | null, homeAmount: string | null): Promise<Shown> =>
  world.client.mutate('payProcurementInvoice', { id, method: 'BANK', amount, homeAmount }, foreignBill);

/** What is committed and booked against the caps of a head. */
const spent = async (headId: string): Promise<Record<string, string>[]> =>
  world.books.rows(
    `select (select trim_scale(coalesce(sum(c.open), 0))::text from budget_commitment c where c.head_id = h.id) as committed,
       (select trim_scale(coalesce(sum(b.amount), 0))::text from budget_booking b where b.head_id = h.id) as booked from expense_head h where h.id = ?`,
    [headId],
  );

describe('a purchase order in another currency', () => {
  const wanted = [{ quantity: '10', unitPrice: '10', isStocked: true, vatCategory: 'ZERO_RATED' }];
  const abroad = 'purchaseOrder { id version number currency exchangeRate total homeTotal lines { id } }';
  const issue = (id: string): Promise<Shown> => world.client.mutate('issuePurchaseOrder', { id }, abroad);
  const enter = (orderId: string, input: object): Promise<Shown> =>
    world.client.mutate('createProcurementInvoice', { orderId, ...input }, foreignBill);

  it('commits, receives and clears at its rate; bills tell the difference of the rates from that of the prices', async () => {
    const committed = await world.head({ maximumAmount: '120' });
    const { id: orderId, lines } = await purchasing.draft(wanted, { currency: 'EUR', headId: committed });
    expect((await issue(orderId)).purchaseOrder).toMatchObject({ currency: 'EUR', exchangeRate: '1.1', total: '100', homeTotal: '110' });
    expect(await spent(committed)).toEqual([{ committed: '110', booked: '0' }]);

    const { purchaseReceipt: part } = await purchasing.receive(orderId, [{ orderLineId: lines[0].id, accepted: '4' }]);
    expect(part.lines).toMatchObject([{ value: '44' }]);
    expect(await posted(part.id)).toEqual([
      { account: 'GOODS_RECEIVED', amount: '-44' },
      { account: 'INVENTORY', amount: '44' },
    ]);
    // 4 × 10.00 euros are 48 at 1.20: 4 more than was received at 1.10.
    const { procurementInvoice: first } = await enter(orderId, { exchangeRate: '1.2' });
    expect(first).toMatchObject({ currency: 'EUR', exchangeRate: '1.2', total: '40', homeTotal: '48', matchStatus: 'MATCHED' });
    expect(await posted(first.id)).toEqual([
      { account: 'EXCHANGE_DIFFERENCE', amount: '4' },
      { account: 'GOODS_RECEIVED', amount: '44' },
      { account: 'PAYABLE', amount: '-48' },
    ]);
    expect(await spent(committed)).toEqual([{ committed: '62', booked: '48' }]);

    await purchasing.receive(orderId, [{ orderLineId: lines[0].id, accepted: '6' }]);
    // 6 × 10.10 euros are 69.69 at 1.15: 69 as ordered, which were received at 66.
    const priced = { lines: [{ orderLineId: lines[0].id, quantity: '6', unitPrice: '10.1' }] };
    const { procurementInvoice: rest } = await enter(orderId, { exchangeRate: '1.15', ...priced });
    expect(rest).toMatchObject({ homeTotal: '69.69', matchStatus: 'MATCHED' });
    expect(await posted(rest.id)).toEqual([
      { account: 'EXCHANGE_DIFFERENCE', amount: '3' },
      { account: 'GOODS_RECEIVED', amount: '66' },
      { account: 'PAYABLE', amount: '-69.69' },
      { account: 'PRICE_DIFFERENCE', amount: '0.69' },
    ]);
    expect(await spent(committed)).toEqual([{ committed: '0', booked: '117.69' }]);

    // A credit of a bill mirrors it; what is voided is taken back whole.
    const { procurementInvoice: credit } = await world.client.mutate(
      'creditProcurementInvoice',
      { invoiceId: rest.id, reason: 'Sent back', lines: null },
      foreignBill,
    );
    expect(await posted(credit.id)).toContainEqual({ account: 'EXCHANGE_DIFFERENCE', amount: '-3' });
    await world.client.mutate('voidProcurementInvoice', { id: first.id }, 'procurementInvoice { id }', 'RecordInput');
    expect(await posted(first.id)).toEqual([]);
    expect(await spent(committed)).toEqual([{ committed: '110', booked: '0' }]);
  });

  it('is matched three ways in its currency, whatever the rates', async () => {
    const { id: orderId, lines } = await purchasing.issued(wanted, { currency: 'EUR' });
    await purchasing.receive(orderId, [{ orderLineId: lines[0].id, accepted: '5' }]);
    const bill = (quantity: string, unitPrice: string, more: object = {}) =>
      enter(orderId, { ...more, lines: [{ orderLineId: lines[0].id, quantity, unitPrice }] });
    expect((await bill('1', '10.2', { exchangeRate: '2' })).procurementInvoice).toMatchObject({ matchStatus: 'MATCHED' });
    expect((await bill('1', '10.21')).procurementInvoice).toMatchObject({ matchStatus: 'BLOCKED', lines: [{ isPriceMatched: false }] });
    // In the company's currency 10.00 euros of the order are 11.00; in dinars of 1.4104 they are 7.80.
    expect((await bill('1', '11.22', { currency: 'USD' })).procurementInvoice).toMatchObject({
      exchangeRate: null,
      matchStatus: 'MATCHED',
    });
    expect((await bill('1', '11.23', { currency: 'USD' })).procurementInvoice).toMatchObject({ matchStatus: 'BLOCKED' });
    const { procurementInvoice: dinars } = await enter(orderId, { currency: 'JOD' });
    expect(dinars).toMatchObject({ matchStatus: 'MATCHED', exchangeRate: '1.4104', lines: [{ unitPrice: '7.799' }] });
    expect((await bill('1', '10')).procurementInvoice).toMatchObject({ matchStatus: 'BLOCKED', lines: [{ isPriceMatched: true }] });
  });

  it('takes a rate of its own, which a bill of a day without one takes over', async () => {
    const none = await purchasing.draft(wanted, { currency: 'CHF' });
    expect(issuesOf(await issue(none.id))).toEqual([['exchangeRate', 'rateMissing']]);
    const { id, version } = (await world.client.query('query($id: ID!) { purchaseOrder(id: $id) { id version } }', { id: none.id })).data
      .purchaseOrder;
    await world.client.mutate('updatePurchaseOrder', { id, version, exchangeRate: '1.05' }, abroad);
    expect((await issue(id)).purchaseOrder).toMatchObject({ exchangeRate: '1.05', homeTotal: '105' });
    await purchasing.receive(id, [{ orderLineId: none.lines[0].id, accepted: '10' }]);
    expect((await enter(id, {})).procurementInvoice).toMatchObject({ exchangeRate: '1.05', homeTotal: '105' });
    const order = (input: object) => world.client.mutate('createPurchaseOrder', { ...input }, abroad);
    const own = { vendorId: await purchasing.vendor(), lines: [{ productId: await purchasing.product(), quantity: '1', unitPrice: '1' }] };
    expect(issuesOf(await order({ ...own, exchangeRate: '1' }))).toEqual([['exchangeRate', 'ownCurrency']]);
    const yen = await purchasing.draft([{ quantity: '1', unitPrice: '1' }], { currency: 'JPY', exchangeRate: '0.0001' });
    expect(issuesOf(await issue(yen.id))).toEqual([['exchangeRate', 'worthNothing']]);
  });

  it('is held against caps in the company’s currency, and commits a revision anew at the rate that it has', async () => {
    const capped = await world.head({ maximumAmount: '109.99' });
    const draft = await purchasing.draft(wanted, { currency: 'EUR', headId: capped });
    expect(issuesOf(await issue(draft.id))).toEqual([['amount', 'budgetExceeded']]);
    const head = await world.head({ maximumAmount: '500' });
    const { id } = await purchasing.issued(wanted, { currency: 'EUR', exchangeRate: '1.5', headId: head });
    const { data } = await world.client.query('query($id: ID!) { purchaseOrder(id: $id) { version lines { id product { id } } } }', { id });
    const [line] = data.purchaseOrder.lines;
    const lines = [{ id: line.id, productId: line.product.id, quantity: '12', unitPrice: '10', vatCategory: 'ZERO_RATED' }];
    const revised = await world.client.mutate('revisePurchaseOrder', { id, reason: 'Two more', lines }, abroad);
    expect(revised.purchaseOrder).toMatchObject({ currency: 'EUR', exchangeRate: '1.5', total: '120', homeTotal: '180' });
    expect(await spent(head)).toEqual([{ committed: '180', booked: '0' }]);
    await world.client.mutate('cancelPurchaseOrder', { id }, 'purchaseOrder { id }', 'RecordInput');
    expect(await spent(head)).toEqual([{ committed: '0', booked: '0' }]);
  });
});

describe('a bill in another currency', () => {
  it('takes the order’s prices at its rate, and clears what was received at what it was booked for', async () => {
    // 10 × 11.00 were received as 110; the bill says 10 × 10.00 euros, at 1.12 worth 112.
    const { procurementInvoice: bill } = await billed([{ quantity: '10', unitPrice: '11', isStocked: true, vatCategory: 'ZERO_RATED' }], {
      currency: 'EUR',
      exchangeRate: '1.12',
      lines: null,
    });
    expect(bill).toMatchObject({ currency: 'EUR', exchangeRate: '1.12', matchStatus: 'MATCHED', lines: [{ unitPrice: '9.82' }] });
    expect(bill).toMatchObject({ total: '98.2', homeTotal: '109.98' });
    expect(await posted(bill.id)).toEqual([
      { account: 'GOODS_RECEIVED', amount: '110' },
      { account: 'PAYABLE', amount: '-109.98' },
      { account: 'PRICE_DIFFERENCE', amount: '-0.02' },
    ]);
  });

  it('deducts its tax as it is converted, owes reverse charge itself, and is paid in parts with the difference', async () => {
    const wanted = [
      { quantity: '1', unitPrice: '110', vatCategory: 'STANDARD_RATED' },
      { quantity: '1', unitPrice: '55', vatCategory: 'REVERSE_CHARGE' },
    ];
    const { procurementInvoice: bill } = await billed(wanted, { currency: 'EUR' });
    const [{ rate }] = await world.books.rows('select tax_rate as rate from company where id = ?', [world.books.companyId]);
    const taxed = Number(rate) > 0;
    expect(bill).toMatchObject({ exchangeRate: '1.1', subtotal: '150', homeTotal: taxed ? expect.anything() : '165' });
    const entries = await posted(bill.id);
    expect(entries).toContainEqual({ account: 'EXPENSES', amount: '165' });
    const { procurementInvoice: part } = await payBill(bill.id, '50', '60');
    // 50 × 1.10 = 55 were booked; 60 went out.
    expect(part).toMatchObject({ invoiceStatus: 'PARTIALLY_PAID', exchangeDifference: '5' });
    const { procurementInvoice: rest } = await payBill(bill.id, null, null);
    expect(rest).toMatchObject({ invoiceStatus: 'FULLY_PAID', balance: '0', homeBalance: '0', exchangeDifference: '5' });
    expect(await realised(bill.id)).toEqual([
      { account: 'EXCHANGE_DIFFERENCE', amount: '5' },
      { account: 'PAYABLE', amount: '-5' },
    ]);
  });

  it('is matched in the order’s currency, and refuses a rate that is missing or of that currency', async () => {
    const wanted = [{ quantity: '10', unitPrice: '11', vatCategory: 'ZERO_RATED' }];
    const dear = await billed(wanted, { currency: 'EUR', exchangeRate: '1.3', lines: null });
    expect(dear.procurementInvoice).toMatchObject({ matchStatus: 'MATCHED' });
    const { id: orderId, lines } = await purchasing.issued(wanted);
    const enter = (input: object) =>
      world.client.mutate(
        'createProcurementInvoice',
        { orderId, lines: [{ orderLineId: lines[0].id, quantity: '10', unitPrice: '10' }], ...input },
        foreignBill,
      );
    expect(issuesOf(await enter({ currency: 'CHF' }))).toEqual([['exchangeRate', 'rateMissing']]);
    expect(issuesOf(await enter({ currency: 'USD', exchangeRate: '1' }))).toEqual([['exchangeRate', 'ownCurrency']]);
    expect(issuesOf(await enter({ currency: 'JPY', exchangeRate: '0.000001' }))).toEqual([['exchangeRate', 'worthNothing']]);
    // 10.00 euros are 13.00, against 11.00 as ordered.
    expect((await enter({ currency: 'EUR', exchangeRate: '1.3' })).procurementInvoice).toMatchObject({
      matchStatus: 'BLOCKED',
      lines: [{ isPriceMatched: false }],
    });
  });

  it('is credited at its rate, and voided whole', async () => {
    const wanted = [{ quantity: '3', unitPrice: '33.33', vatCategory: 'ZERO_RATED' }];
    const { procurementInvoice: bill } = await billed(wanted, { currency: 'JOD', exchangeRate: '1.4104' });
    const credit = await world.client.mutate(
      'creditProcurementInvoice',
      { invoiceId: bill.id, reason: 'Sent back', lines: null },
      'procurementInvoice { currency exchangeRate total homeTotal }',
    );
    expect(credit.procurementInvoice).toMatchObject({
      currency: 'JOD',
      exchangeRate: '1.4104',
      total: `-${bill.total}`,
      homeTotal: `-${bill.homeTotal}`,
    });
    const { procurementInvoice: yen } = await billed(wanted, { currency: 'JPY' });
    await world.client.mutate('voidProcurementInvoice', { id: yen.id }, 'procurementInvoice { id }', 'RecordInput');
    expect(await posted(yen.id)).toEqual([]);
  });

  it('takes over what its order committed, in the company’s currency', async () => {
    const committed = await world.head({ maximumAmount: '1000' });
    const wanted = [{ quantity: '10', unitPrice: '11', vatCategory: 'ZERO_RATED' }];
    const { procurementInvoice: bill } = await billed(wanted, { currency: 'EUR', exchangeRate: '1.2', lines: null }, { headId: committed });
    const [row] = await world.books.rows('select trim_scale(sum(b.amount))::text as booked from budget_booking b where b.source_id = ?', [
      bill.id,
    ]);
    expect(row.booked).toBe(bill.homeTotal);
  });

  it('waits outside a payment run in the company’s currency, and is paid in one from an account in its own', async () => {
    const { procurementInvoice: bill } = await billed([{ quantity: '1', unitPrice: '11', vatCategory: 'ZERO_RATED' }], { currency: 'EUR' });
    const [{ id: accountId }] = await world.books.rows(`select id from account where role = 'BANK'`);
    const { bankAccount } = await world.client.mutate(
      'createBankAccount',
      { name: 'Main', kind: 'BANK', iban: 'DE89370400440532013000', accountId, openedOn: '2026-01-01' },
      'bankAccount { id }',
    );
    const run = await world.client.mutate(
      'createPaymentRun',
      { bankAccountId: bankAccount.id, documents: [{ documentId: bill.id, amount: '1', balance: '10' }] },
      'paymentRun { id }',
    );
    expect(run.errors).toMatchObject([{ field: 'documents.0.documentId', code: 'payableForeign', params: { currency: 'EUR' } }]);
    // A run from an account in euros pays it in euros.
    const { account } = await world.client.mutate(
      'createAccount',
      { number: '1809', name: 'Bank EUR', type: 'ASSET', isGroup: false },
      'account { id }',
    );
    const { bankAccount: euros } = await world.client.mutate(
      'createBankAccount',
      { name: 'Euro', kind: 'BANK', currency: 'EUR', iban: 'FR1420041010050500013M02606', accountId: account.id, openedOn: '2026-01-01' },
      'bankAccount { id }',
    );
    const [{ party }] = await world.books.rows('select party_id as party from open_item where id = ?', [bill.id]);
    await world.client.mutate('setVendorBankAccount', { id: party, iban: 'AT611904300234573201' }, 'vendor { id }');
    const { data } = await world.client.query(
      '{ payableProposals(dueBy: "2099-12-31", currency: "EUR") { accountId documents { documentId balance } } }',
    );
    const isOurs = ({ documentId }: Shown) => documentId === bill.id;
    const { accountId: theirs, documents } = data.payableProposals.find((payable: Shown) => payable.documents.some(isOurs));
    const { balance } = documents.find(isOurs);
    const paid = await world.client.mutate(
      'createPaymentRun',
      { bankAccountId: euros.id, newAccountIds: [theirs], documents: [{ documentId: bill.id, amount: balance, balance }] },
      'paymentRun { id currency total lines { payment { currency amount movedAmount } } }',
    );
    expect(paid.errors).toEqual([]);
    expect(paid.paymentRun).toMatchObject({ currency: 'EUR', total: balance, lines: [{ payment: { currency: 'EUR', amount: balance } }] });
    const file = await world.client.mutate('exportPaymentRun', { id: paid.paymentRun.id, format: 'PAIN_001' }, 'content');
    expect(file.content).toContain('<DbtrAcct><Id><IBAN>FR1420041010050500013M02606</IBAN></Id><Ccy>EUR</Ccy></DbtrAcct>');
    expect(file.content).toContain(`<InstdAmt Ccy="EUR">${Number(balance).toFixed(2)}</InstdAmt>`);
  });
});

it('revalues what is owed in other currencies, and reverses it', async () => {
  const asOf = '2026-03-31';
  await world.client.mutate('createExchangeRate', { currency: 'EUR', validFrom: asOf, rate: '1.25' }, 'exchangeRate { id }');
  const read = async () =>
    (
      await world.client.query(
        'query($asOf: Date) { revaluation(asOf: $asOf) { rows { control currency open booked worth difference } unposted } }',
        { asOf },
      )
    ).data.revaluation;
  const { rows, unposted } = await read();
  const euros = rows.find((row: Shown) => row.currency === 'EUR');
  expect(euros).toMatchObject({ control: 'PAYABLE', worth: (Number(euros.open) * 1.25).toFixed(2).replace(/\.?0+$/, '') });
  const owedMore = rows.reduce((total: number, { difference }: Shown) => total + Number(difference), 0);
  // What is owed more is a loss.
  expect(Number(unposted)).toBeCloseTo(-owedMore, 4);
  expect(Number(unposted)).toBeLessThan(0);
  const { journalEntry } = await world.client.mutate(
    'postRevaluation',
    { asOf, description: 'Closing rates' },
    'journalEntry { lines { account { role } debit credit } reversals { postedOn } }',
  );
  expect(journalEntry.reversals).toEqual([{ postedOn: '2026-04-01' }]);
  expect(journalEntry.lines.find(({ account }: Shown) => account.role === 'PAYABLE_REVALUATION')).toMatchObject({
    credit: String(unposted).replace('-', ''),
  });
  expect(await read()).toMatchObject({ unposted: '0' });
});

it('returns its tax in the company’s currency', async () => {
  const { data } = await world.client.query(
    'query { vatReturn(from: "2026-03-01", to: "2026-03-31") { rows { side category base tax } } }',
  );
  const bought = data.vatReturn.rows.find(({ side, category }: Shown) => side === 'PURCHASES' && category === 'REVERSE_CHARGE');
  expect(bought).toMatchObject({ base: '110.00', tax: '20.90' });
});
