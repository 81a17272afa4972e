import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Decimal, round, sum } from '../../../server/core/money/arithmetic.ts';
import type { Shown } from '../../support/Client.ts';
import { expectInvariantsHold } from '../../support/expectInvariantsHold.ts';
import { textOf } from '../../support/pdf.ts';
import { InvoiceDesk } from './InvoiceDesk.ts';

let desk: InvoiceDesk;

beforeAll(async () => {
  desk = await InvoiceDesk.open();
  const yesterday = new Date(Date.parse(desk.today) - 86_400_000).toISOString().slice(0, 10);
  for (const [currency, rate] of Object.entries({ EUR: '1.10', JOD: '1.4104', JPY: '0.0065' }))
    await desk.client.mutate('createExchangeRate', { currency, validFrom: yesterday, rate }, 'exchangeRate { id }');
});
afterAll(async () => {
  await expectInvariantsHold(desk.server.database, desk.server.companyId);
  await desk.server.stop();
});

const line = (unitPrice: string, more: object = {}) => ({
  description: 'Setup',
  quantity: '1',
  unitPrice,
  vatCategory: 'ZERO_RATED',
  ...more,
});
const foreign = `salesInvoice { id status currency exchangeRate total taxTotal homeTotal balance homeBalance } errors { field code }`;

/** Issues an invoice in a currency. */
async function issued(currency: string, lines: object[], more: object = {}): Promise<Shown> {
  const input = { customerId: desk.customerId, pricesIncludeTax: false, lines, currency, issue: true, ...more };
  return desk.client.mutate('createSalesInvoice', input, foreign);
}

async function open(id: string): Promise<Shown> {
  const { data } = await desk.client.query(
    `query($id: ID!) { ${foreign.replace('salesInvoice', 'salesInvoice(id: $id)').replace(' errors { field code }', '')} }`,
    { id },
  );
  return data.salesInvoice;
}

/** Pays an invoice in its currency, with the money that moved. */
const pay = (documentId: string, currency: string, amount: string, homeAmount: string | null): Promise<Shown> =>
  desk.client.mutate(
    'recordPayment',
    {
      direction: 'IN',
      method: 'BANK',
      currency,
      amount,
      homeAmount,
      paidOn: desk.today,
      partyId: desk.customerId,
      allocations: [{ documentId, amount }],
    },
    'payment { id amount movedAmount exchangeRate allocations { id amount exchangeDifference } }',
  );

describe('deposits in another currency', () => {
  const deposit = `deposit { id currency movedAmount exchangeRate open allocations { amount exchangeDifference } refunds { amount movedAmount } } errors { field code }`;
  const receive = (more: object): Promise<Shown> =>
    desk.client.mutate('createDeposit', { customerId: desk.customerId, method: 'BANK', receivedOn: desk.today, ...more }, deposit);
  const command = (name: string, depositId: string, more: object): Promise<Shown> =>
    desk.client.mutate(name, { depositId, ...more }, deposit);
  const advances = async (depositId: string) => (await desk.posted(depositId)).map(({ CUSTOMER_ADVANCES: held }) => held).filter(Boolean);

  it('settles an invoice at what it was received at, the difference realised, and gives it back', async () => {
    const { deposit: made } = await receive({ currency: 'EUR', amount: '100', homeAmount: '112' });
    expect(made).toMatchObject({ currency: 'EUR', movedAmount: '112', exchangeRate: '1.12', open: '100' });
    const { salesInvoice } = await issued('EUR', [line('60')]);
    const allocations = [{ documentId: salesInvoice.id, amount: '60' }];
    // 60 at 1.12 = 67.20 settle what was booked at 66.00.
    const { deposit: used } = await command('applyDeposit', made.id, { allocations });
    expect(used).toMatchObject({ open: '40', allocations: [{ amount: '60', exchangeDifference: '1.2' }] });
    expect(await open(salesInvoice.id)).toMatchObject({ balance: '0', homeBalance: '0' });
    // 10 at 1.12 = 11.20 were received; 11.50 go out.
    const { deposit: refunded } = await command('refundDeposit', made.id, { method: 'BANK', amount: '10', homeAmount: '11.50' });
    expect(refunded).toMatchObject({ open: '30', refunds: [{ amount: '10', movedAmount: '11.5' }] });
    expect((await desk.posted(made.id)).at(-1)).toEqual({ CUSTOMER_ADVANCES: '11.2', BANK: '-11.5', EXCHANGE_DIFFERENCE: '0.3' });
    const { deposit: back } = await command('unapplyDeposit', made.id, { documentId: salesInvoice.id });
    expect(back.open).toBe('90');
    expect(await open(salesInvoice.id)).toMatchObject({ balance: '60', homeBalance: '66' });
    expect(await advances(made.id)).toEqual(['-112', '67.2', '11.2', '-67.2']);
    // Without a rate of its own at that of the day, 90 at 1.10; what closes the deposit takes all that is left of it, 100.80.
    const { deposit: closed } = await command('refundDeposit', made.id, { method: 'BANK' });
    expect([closed.open, closed.refunds.at(-1).movedAmount]).toEqual(['0', '99']);
    expect((await advances(made.id)).at(-1)).toBe('100.8');
  });

  it('spends its worth to the last cent, however it is divided', async () => {
    const { deposit: made } = await receive({ currency: 'EUR', amount: '10', homeAmount: '10.01' });
    for (const price of ['3.33', '3.33', '3.33', '0.01']) {
      const { salesInvoice } = await issued('EUR', [line(price)]);
      expect((await command('applyDeposit', made.id, { allocations: [{ documentId: salesInvoice.id, amount: price }] })).errors).toEqual(
        [],
      );
    }
    expect(await advances(made.id)).toEqual(['-10.01', '3.33', '3.33', '3.33', '0.02']);
  });

  it('settles documents in its own currency alone, and needs a rate', async () => {
    expect((await receive({ currency: 'CHF', amount: '5' })).errors).toMatchObject([{ field: 'homeAmount', code: 'rateMissing' }]);
    expect((await receive({ currency: 'USD', amount: '5', homeAmount: '5' })).errors).toMatchObject([
      { field: 'homeAmount', code: 'ownCurrency' },
    ]);
    expect((await receive({ currency: 'JPY', amount: '5.5' })).errors).toMatchObject([{ field: 'amount', code: 'tooManyDecimals' }]);
    const { deposit: made } = await receive({ currency: 'EUR', amount: '50' });
    const invoice = await desk.issued([line('20')]);
    const allocations = [{ documentId: invoice.id, amount: '20' }];
    expect((await command('applyDeposit', made.id, { allocations })).errors).toMatchObject([{ code: 'allocationMismatch' }]);
  });

  it('is used once by many who use it at the same time', async () => {
    const { deposit: made } = await receive({ currency: 'EUR', amount: '30', homeAmount: '33.01' });
    const { salesInvoice } = await issued('EUR', [line('90')]);
    const allocations = [{ documentId: salesInvoice.id, amount: '10' }];
    await Promise.all(Array.from({ length: 6 }, () => command('applyDeposit', made.id, { allocations })));
    const { data } = await desk.client.query('query($id: ID!) { deposit(id: $id) { open allocations { amount } } }', { id: made.id });
    expect(Number(data.deposit.open)).toBe(30 - 10 * data.deposit.allocations.length);
    expect(data.deposit.allocations.length).toBeGreaterThan(0);
  });
});

describe('invoices in another currency', () => {
  it('posts an invoice at the rate of its day, the tax as it is owed, without a residue', async () => {
    const { salesInvoice } = await issued('EUR', [line('33.33', { vatCategory: 'STANDARD_RATED' }), line('0.05'), line('10.01')]);
    const [entry] = await desk.posted(salesInvoice.id);
    // Tax 33.33 × 8.875 % = 2.96, at 1.10 = 3.256, so 3.26; total 46.35 × 1.10 = 50.985, so 50.99; the sales take 47.73.
    expect(salesInvoice).toMatchObject({ currency: 'EUR', exchangeRate: '1.1', total: '46.35', homeTotal: '50.99', homeBalance: '50.99' });
    expect(entry).toMatchObject({ RECEIVABLE: '50.99', VAT_OUTPUT: '-3.26', SERVICE_SALES: '-47.73' });
  });

  it('takes a rate of its own, and refuses one that is missing, nothing, negative or huge', async () => {
    expect((await issued('EUR', [line('100')], { exchangeRate: '1.2' })).salesInvoice).toMatchObject({ homeTotal: '120' });
    for (const [exchangeRate, code] of [
      ['0', 'notPositive'],
      ['-1', 'notPositive'],
      ['1000000001', 'tooLarge'],
    ])
      expect((await issued('EUR', [line('100')], { exchangeRate })).errors).toMatchObject([{ field: 'exchangeRate', code }]);
    expect((await issued('CHF', [line('100')])).errors).toMatchObject([{ field: 'exchangeRate', code: 'rateMissing' }]);
    expect((await issued('USD', [line('100')], { exchangeRate: '1' })).errors).toMatchObject([
      { field: 'exchangeRate', code: 'ownCurrency' },
    ]);
    expect((await issued('EUR', [line('999999999')], { exchangeRate: '1000000' })).errors).toMatchObject([
      { field: 'exchangeRate', code: 'limitExceeded' },
    ]);
    expect((await issued('EUR', [line('1')], { exchangeRate: '0.0001' })).errors).toMatchObject([
      { field: 'exchangeRate', code: 'worthNothing' },
    ]);
  });

  it('rounds to the decimals of its currency: three, and none', async () => {
    expect((await issued('JOD', [line('12.3456')])).salesInvoice).toMatchObject({ total: '12.346', homeTotal: '17.41' });
    expect((await issued('JPY', [line('1234.5')])).salesInvoice).toMatchObject({ total: '1235', homeTotal: '8.03' });
  });
});

describe('payments in another currency', () => {
  it('posts a realised gain: 100 booked at 1.10 and paid at 1.15', async () => {
    const { salesInvoice } = await issued('EUR', [line('100')]);
    const { payment } = await pay(salesInvoice.id, 'EUR', '100', '115');
    expect(payment).toMatchObject({ movedAmount: '115', exchangeRate: '1.15', allocations: [{ exchangeDifference: '5' }] });
    expect(await desk.posted(payment.id)).toEqual([{ BANK: '115', RECEIVABLE: '-115' }]);
    expect(await desk.posted(payment.allocations[0].id)).toEqual([{ RECEIVABLE: '5', EXCHANGE_DIFFERENCE: '-5' }]);
    expect(await open(salesInvoice.id)).toMatchObject({ status: 'FULLY_PAID', balance: '0', homeBalance: '0' });
  });

  it('posts a realised loss of each part, and takes exactly that back with a bounced one', async () => {
    const { salesInvoice } = await issued('EUR', [line('100')]);
    const { payment: first } = await pay(salesInvoice.id, 'EUR', '33.33', '35');
    // 33.33 × 1.10 = 36.663, so 36.66; 35.00 came in.
    expect(first.allocations).toMatchObject([{ exchangeDifference: '-1.66' }]);
    expect(await open(salesInvoice.id)).toMatchObject({ balance: '66.67', homeBalance: '73.34' });
    const { payment: second } = await pay(salesInvoice.id, 'EUR', '66.67', '70');
    expect(second.allocations).toMatchObject([{ exchangeDifference: '-3.34' }]);
    const reversed = await desk.client.mutate(
      'reversePayment',
      { id: first.id, reason: 'Returned' },
      'payment { allocations { id exchangeDifference } }',
    );
    expect(reversed.payment.allocations).toMatchObject([{ exchangeDifference: '1.66' }]);
    expect(await desk.posted(reversed.payment.allocations[0].id)).toEqual([{ RECEIVABLE: '1.66', EXCHANGE_DIFFERENCE: '-1.66' }]);
    expect(await open(salesInvoice.id)).toMatchObject({ status: 'PARTIALLY_PAID', balance: '33.33', homeBalance: '36.66' });
  });

  it('takes the rate of the day if no money is named, and refuses what does not fit', async () => {
    const { salesInvoice } = await issued('JPY', [line('10000')]);
    expect((await pay(salesInvoice.id, 'JPY', '4000', null)).payment).toMatchObject({
      movedAmount: '26',
      allocations: [{ exchangeDifference: '0' }],
    });
    expect((await pay(salesInvoice.id, 'JPY', '0.5', null)).errors).toMatchObject([{ field: 'amount', code: 'tooManyDecimals' }]);
    expect((await pay(salesInvoice.id, 'JPY', '10', '0.001')).errors).toMatchObject([{ field: 'homeAmount', code: 'tooManyDecimals' }]);
    expect((await pay(salesInvoice.id, 'JPY', '10', '0')).errors).toMatchObject([{ field: 'homeAmount' }]);
    expect((await pay(salesInvoice.id, 'USD', '10', null)).errors).toMatchObject([{ code: 'allocationMismatch' }]);
    expect((await pay(salesInvoice.id, 'CHF', '10', null)).errors).toMatchObject([{ field: 'homeAmount', code: 'rateMissing' }]);
    expect((await pay(salesInvoice.id, 'JPY', '6001', null)).errors).toMatchObject([{ code: 'limitExceeded' }]);
    expect((await pay(salesInvoice.id, 'USD', '10', '10')).errors).toMatchObject([{ field: 'homeAmount', code: 'ownCurrency' }]);
  });

  it('credits at the rate of the invoice, and writes off at what is booked', async () => {
    const { salesInvoice } = await issued('EUR', [line('100'), line('50.05')], { exchangeRate: '1.2345' });
    const credited = await desk.client.mutate(
      'creditSalesInvoice',
      { invoiceId: salesInvoice.id, reason: 'Wrong' },
      'salesInvoice { id homeTotal exchangeRate }',
    );
    expect(credited.salesInvoice).toMatchObject({ homeTotal: '-185.24', exchangeRate: '1.2345' });
    expect(await open(salesInvoice.id)).toMatchObject({ status: 'FULLY_PAID', homeBalance: '0' });
    const lost = (await issued('EUR', [line('80')])).salesInvoice;
    const { writeOff } = await desk.client.mutate(
      'writeOffReceivable',
      { documentId: lost.id, reason: 'Gone', amount: '30' },
      'writeOff { id }',
    );
    expect(await desk.posted(writeOff.id)).toEqual([{ BAD_DEBT: '33', RECEIVABLE: '-33' }]);
    expect(await open(lost.id)).toMatchObject({ balance: '50', homeBalance: '55' });
    await desk.client.mutate('reverseWriteOff', { id: writeOff.id }, 'writeOff { id }');
    expect(await open(lost.id)).toMatchObject({ balance: '80', homeBalance: '88' });
  });

  it('keeps what was paid in advance in its currency, and refunds it with the difference', async () => {
    const input = {
      direction: 'IN',
      method: 'BANK',
      currency: 'JOD',
      amount: '10.005',
      homeAmount: '14',
      paidOn: desk.today,
      partyId: desk.customerId,
      allocations: [],
    };
    await desk.client.mutate('recordPayment', input, 'payment { id }');
    const account = async () =>
      (
        await desk.client.query(
          'query($id: ID!) { partyAccount(partyId: $id, currency: "JOD") { owed credit others { currency owed homeBalance } } }',
          { id: desk.customerId },
        )
      ).data.partyAccount;
    expect(await account()).toMatchObject({ credit: '10.005' });
    const refund = { partyId: desk.customerId, currency: 'JOD', method: 'BANK', homeAmount: '15' };
    const { payment } = await desk.client.mutate(
      'refundCredit',
      refund,
      'payment { amount movedAmount refunded { amount exchangeDifference } }',
    );
    expect(payment).toMatchObject({ amount: '10.005', movedAmount: '15', refunded: [{ exchangeDifference: '-1' }] });
    expect(await account()).toMatchObject({ credit: '0' });
  });
});

it('ages, returns the tax and states the account in the company currency', async () => {
  await expectInvariantsHold(desk.server.database, desk.server.companyId);
  const { data } = await desk.client.query(
    'query($id: ID!) { accountStatement(partyId: $id) { closing lines { kind currency foreignAmount charged settled } } ageing(direction: RECEIVABLE) { rows { partyId total } } }',
    { id: desk.customerId },
  );
  const row = data.ageing.rows.find(({ partyId }: Shown) => partyId === desk.customerId);
  expect(data.accountStatement.closing).toBe(row.total);
  expect(data.accountStatement.lines).toContainEqual({
    kind: 'SALES_INVOICE',
    currency: 'JPY',
    foreignAmount: '10000',
    charged: '65',
    settled: '0',
  });
  expect(data.accountStatement.lines).toContainEqual({
    kind: 'EXCHANGE_DIFFERENCE',
    currency: null,
    foreignAmount: null,
    charged: '5',
    settled: '0',
  });
  const printed = await fetch(`${desk.server.url}/print/${desk.customerId}.pdf?as=statement`, {
    headers: { authorization: `Bearer ${desk.client.token}` },
  });
  expect(await textOf(new Uint8Array(await printed.arrayBuffer()))).toContain('JPY 10,000');
});

it('revalues what is open at the rate of a day, and reverses it on the next', async () => {
  const asOf = desk.today;
  const read = async () =>
    (
      await desk.client.query(
        'query($asOf: Date) { revaluation(asOf: $asOf) { rows { control currency open booked rate worth difference } unposted } }',
        { asOf },
      )
    ).data.revaluation;
  const post = () =>
    desk.client.mutate(
      'postRevaluation',
      { asOf, description: 'Closing rates' },
      'journalEntry { id postedOn lines { account { role } debit credit } reversals { postedOn } }',
    );
  for (const [currency, rate] of Object.entries({ EUR: '1.25', JOD: '1.5', JPY: '0.006' }))
    await desk.client.mutate('createExchangeRate', { currency, validFrom: asOf, rate }, 'exchangeRate { id }');
  const before = await read();
  // The demo company owes and holds money in other currencies too; what is owed more is a loss.
  const receivable = before.rows.filter(({ control }: Shown) => control === 'RECEIVABLE');
  const payable = before.rows.filter(({ control }: Shown) => control === 'PAYABLE');
  const held = before.rows.filter((row: Shown) => !receivable.includes(row) && !payable.includes(row));
  const differenceOf = (rows: Shown[]) => sum(rows.map(({ difference }) => difference));
  const euros = receivable.find(({ currency }: Shown) => currency === 'EUR');
  expect(euros.worth).toBe(round(new Decimal(euros.open).times('1.25'), 2).toFixed());
  expect(euros.difference).toBe(new Decimal(euros.worth).minus(euros.booked).toFixed());
  const owed = differenceOf(receivable).minus(differenceOf(payable));
  expect(before.unposted).toBe(owed.plus(differenceOf(held)).toFixed());
  const { journalEntry } = await post();
  const figureOf = (role: string) =>
    sum(
      journalEntry.lines
        .filter(({ account }: Shown) => account.role === role)
        .map(({ debit, credit }: Shown) => new Decimal(debit).minus(credit).toFixed()),
    ).toFixed();
  expect(figureOf('RECEIVABLE_REVALUATION')).toBe(differenceOf(receivable).toFixed());
  expect(figureOf('PAYABLE_REVALUATION')).toBe(differenceOf(payable).negated().toFixed());
  expect(figureOf('EXCHANGE_DIFFERENCE')).toBe(owed.negated().toFixed());
  expect(journalEntry.reversals).toEqual([{ postedOn: new Date(Date.parse(asOf) + 86_400_000).toISOString().slice(0, 10) }]);
  // What is posted is not posted again; what comes later is.
  expect(await read()).toMatchObject({ unposted: '0' });
  expect((await post()).errors).toMatchObject([{ code: 'nothingToRevalue' }]);
  await issued('EUR', [line('100')], { exchangeRate: '1.2' });
  expect(await read()).toMatchObject({ unposted: '5' });
  await expectInvariantsHold(desk.server.database, desk.server.companyId);
});

it('refuses a revaluation without rates, in the future, or in closed books', async () => {
  const post = (asOf: string) => desk.client.mutate('postRevaluation', { asOf, description: 'Closing rates' }, 'journalEntry { id }');
  expect((await post('2099-01-01')).errors).toMatchObject([{ field: 'asOf', code: 'inTheFuture' }]);
  expect((await post('1999-01-01')).errors).toMatchObject([{ field: 'asOf', code: 'outsideBooks' }]);
  const { salesInvoice } = await issued('CHF', [line('100')], { exchangeRate: '1.05' });
  expect((await post(desk.today)).errors).toMatchObject([{ field: 'asOf', code: 'rateMissing', params: { currency: 'CHF' } }]);
  await desk.command('voidSalesInvoice', salesInvoice.id);
});
