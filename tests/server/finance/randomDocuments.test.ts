import { afterAll, beforeAll, expect, it } from 'vitest';
import { provisionCompany } from '../../../server/administration/company/provisionCompany.ts';
import { Decimal } from '../../../server/core/money/arithmetic.ts';
import { currencyDecimals } from '../../../server/core/money/currencyDecimals.ts';
import { demoPassword } from '../../../server/demo/loadDemo.ts';
import { asOwner } from '../../support/asOwner.ts';
import { signedInAs, type Client, type Shown } from '../../support/Client.ts';
import { expectInvariantsHold } from '../../support/expectInvariantsHold.ts';
import { startServer, type TestServer } from '../../support/startServer.ts';
import { timeZone } from '../../support/today.ts';

/** Documents of all companies together; more for a night's run. */
const wanted = Number(process.env.NORIA_TEST_DOCUMENTS ?? 60);

/** Companies with currencies of no, two and three decimals, and the foreign currencies that they trade in. */
const companies = [
  { currency: 'JPY', rates: { EUR: '163.25', KWD: '498.7' } },
  { currency: 'USD', rates: { EUR: '1.0873', JPY: '0.0066' } },
  { currency: 'KWD', rates: { USD: '0.3071', JPY: '0.002' } },
];

let server: TestServer;
beforeAll(async () => void (server = await startServer()));
afterAll(() => server.stop());

/** Reproducible pseudorandom numbers. */
function dice(seed: number) {
  let state = seed;
  return (sides: number) => (state = (state * 48_271) % 2_147_483_647) % sides;
}

/** A company whose bookkeeper makes out, pays, takes back, credits and voids whatever the dice say. */
class Trader {
  readonly counts: Record<string, number> = {};
  private constructor(
    private readonly client: Client,
    private readonly own: string,
    private readonly foreign: string[],
    private readonly customers: string[],
    private readonly headId: string,
    private readonly today: string,
    private readonly roll: (sides: number) => number,
  ) {}

  static async of({ currency, rates }: (typeof companies)[number], seed: number): Promise<Trader> {
    const administrator = { name: 'Nadia Stone', email: `keeper@${currency.toLowerCase()}.test`, password: demoPassword };
    await server.database.platform(em =>
      provisionCompany(em, { name: `Random ${currency}`, currency, planCode: 'UNLIMITED', administrator, timeZone: timeZone() }),
    );
    const client = await signedInAs(server, administrator.email);
    const { today } = (await client.query('{ salesTerms { today } }')).data.salesTerms;
    for (const [code, rate] of Object.entries(rates))
      await client.mutate('createExchangeRate', { currency: code, validFrom: today, rate }, 'exchangeRate { id }');
    const customers: string[] = [];
    for (const name of ['Alder', 'Birch', 'Cedar']) {
      const input = { name, address: '1 Main St', city: 'Madrid', country: 'ES' };
      customers.push((await client.mutate('createCustomer', input, 'customer { id }')).customer.id);
    }
    const head = { title: 'Office', description: 'Office', type: 'FIXED', category: 'Office', mode: 'BANK' };
    const { expenseHead } = await client.mutate('createExpenseHead', head, 'expenseHead { id }');
    return new Trader(client, currency, Object.keys(rates), customers, expenseHead.id, today, dice(seed));
  }

  async trade(documents: number): Promise<void> {
    for (let made = 0; made < documents; made++) {
      // Nothing else analyzes the tables of a test; without that, each document costs more than the one before it.
      if (Number.isInteger(Math.log2(made / 50))) await asOwner(server, 'analyze');
      // The mode of rounding is the company's when a document is made out, and stays the document's.
      if (made % 10 === 0) await this.run('updateCompanySettings', { vatMode: made % 20 ? 'PER_LINE' : 'PER_RATE' }, 'company { id }');
      await (this.roll(5) ? this.sell() : this.spend());
    }
  }

  /** Runs a command that must be taken, unless its amount is worth nothing in the company's currency: then it returns null. */
  private async attempt(name: string, input: Record<string, unknown>, selection: string, type?: string): Promise<Shown> {
    const answer = await this.client.mutate(name, input, selection, type);
    if (answer.errors.some(({ code }: Shown) => code !== 'worthNothing'))
      throw new Error(`${name} ${JSON.stringify(input)}: ${JSON.stringify(answer.errors)}`);
    if (answer.errors.length) return null;
    this.counts[name] = (this.counts[name] ?? 0) + 1;
    return answer;
  }

  private async run(name: string, input: Record<string, unknown>, selection: string, type?: string): Promise<Shown> {
    const answer = await this.attempt(name, input, selection, type);
    if (!answer) throw new Error(`${name} was refused.`);
    return answer;
  }

  private amount(currency: string): string {
    return new Decimal(1 + this.roll(90_000)).div(new Decimal(10).pow(currencyDecimals(currency))).toFixed();
  }

  private async sell(): Promise<void> {
    const { roll } = this;
    const currency = roll(3) ? this.own : this.foreign[roll(this.foreign.length)];
    const lines = Array.from({ length: 1 + roll(5) }, () => ({
      description: 'Work',
      quantity: String(1 + roll(12)),
      unitPrice: this.amount(currency),
      discountPercent: roll(3) ? '0' : `${roll(60)}.${roll(100)}`,
      vatCategory: ['STANDARD_RATED', 'STANDARD_RATED', 'ZERO_RATED', 'ZERO_RATED'][roll(4)],
    }));
    const customerId = this.customers[roll(this.customers.length)];
    const more = { customerId, lines, discountPercent: roll(4) ? '0' : `${roll(40)}`, pricesIncludeTax: !roll(3), issue: true };
    const shown = 'salesInvoice { id total lines { id quantity } }';
    const { salesInvoice } = await this.run('createSalesInvoice', { ...more, currency: currency === this.own ? null : currency }, shown);
    const id = salesInvoice.id as string;
    const isWorthless = Number(salesInvoice.total) === 0;
    const fate = roll(10);
    if (fate === 0) return void (await this.run('voidSalesInvoice', { id }, 'salesInvoice { id }', 'RecordInput'));
    if (isWorthless) return;
    if (fate < 7) await this.pay(customerId, id, currency, salesInvoice.total);
    else if (fate === 7) await this.payInAdvance(customerId, id, currency, salesInvoice.total);
    if (fate < 3 || fate === 8) {
      const [{ id: lineId, quantity }] = salesInvoice.lines;
      const credited = [{ lineId, quantity: String(1 + roll(Number(quantity))) }];
      await this.run('creditSalesInvoice', { invoiceId: id, reason: 'Sent back', lines: credited }, 'salesInvoice { id }');
    }
  }

  /** Pays a document in one or two parts, in another currency for more or less than it was booked at; some payments bounce. */
  private async pay(partyId: string, documentId: string, currency: string, total: string): Promise<void> {
    const { roll } = this;
    const digits = currencyDecimals(currency);
    const first = new Decimal(total)
      .times(1 + roll(100))
      .div(100)
      .toDecimalPlaces(digits);
    for (const part of [first, new Decimal(total).minus(first)]) {
      if (!part.greaterThan(0) || roll(4) === 0) continue;
      const isForeign = currency !== this.own;
      const input = { direction: 'IN', method: 'BANK', partyId, paidOn: this.today, amount: part.toFixed() };
      const allocations = [{ documentId, amount: part.toFixed() }];
      const answer = await this.attempt(
        'recordPayment',
        { ...input, allocations, currency: isForeign ? currency : null, homeAmount: isForeign && roll(2) ? this.amount(this.own) : null },
        'payment { id }',
      );
      if (!answer) continue;
      if (roll(6) === 0) await this.run('reversePayment', { id: answer.payment.id }, 'payment { id }');
    }
  }

  /** Settles a document with a deposit, which may be taken back; what is left of it is paid back, wholly or in part. */
  private async payInAdvance(customerId: string, documentId: string, currency: string, total: string): Promise<void> {
    const { roll } = this;
    const amount = this.amount(currency);
    const home = currency !== this.own && roll(2) ? this.amount(this.own) : null;
    const input = { customerId, method: 'BANK', amount, currency: currency === this.own ? null : currency, homeAmount: home };
    const received = await this.attempt('createDeposit', input, 'deposit { id }');
    if (!received) return;
    const depositId = received.deposit.id as string;
    const shown = 'deposit { open }';
    const allocations = [{ documentId, amount: Decimal.min(amount, total).toFixed() }];
    let { deposit } = await this.run('applyDeposit', { depositId, allocations }, shown);
    if (roll(3) === 0) ({ deposit } = await this.run('unapplyDeposit', { depositId, documentId }, shown));
    const left = new Decimal(deposit.open);
    const back = roll(2) ? left : left.div(3).toDecimalPlaces(currencyDecimals(currency));
    if (back.greaterThan(0)) await this.attempt('refundDeposit', { depositId, method: 'BANK', amount: back.toFixed() }, shown);
  }

  private async spend(): Promise<void> {
    const { roll } = this;
    const currency = roll(3) ? this.own : this.foreign[roll(this.foreign.length)];
    const isForeign = currency !== this.own;
    const input = { headId: this.headId, payee: 'Printer', title: 'Paper', net: this.amount(currency), issuedOn: this.today };
    const vatCategory = ['STANDARD_RATED', 'OUT_OF_SCOPE'][roll(2)];
    const booked = await this.attempt(
      'bookExpense',
      { ...input, vatCategory, currency: isForeign ? currency : null },
      'expense { id total }',
    );
    if (!booked) return;
    const { id } = booked.expense;
    if (roll(5) === 0) await this.run('voidExpense', { id, voidedOn: this.today }, 'expense { id }');
    else if (roll(3)) await this.run('payExpense', { id, method: 'CASH', paidOn: this.today }, 'expense { id }');
  }
}

it(
  'keeps the books whole through random documents of three currencies: paid in parts and in advance, bounced, credited, voided, in both modes of rounding',
  { timeout: 60_000 + wanted * 1_000 },
  async () => {
    const traders: Trader[] = [];
    for (const [index, company] of companies.entries()) traders.push(await Trader.of(company, 20_261 + index));
    await Promise.all(traders.map(trader => trader.trade(Math.ceil(wanted / companies.length))));
    await asOwner(server, 'analyze');
    await expectInvariantsHold(server.database);
    const total = (name: string) => traders.reduce((sum, { counts }) => sum + (counts[name] ?? 0), 0);
    for (const name of [
      'createSalesInvoice',
      'recordPayment',
      'reversePayment',
      'creditSalesInvoice',
      'voidSalesInvoice',
      'bookExpense',
      'applyDeposit',
    ])
      expect(total(name), name).toBeGreaterThan(0);
  },
);
