import { afterAll, beforeAll, expect, it } from 'vitest';
import { isRetryable } from '../../../server/core/database/databaseErrors.ts';
import { newId } from '../../../server/core/database/ids.ts';
import { Decimal, round } from '../../../server/core/money/arithmetic.ts';
import { currencyDecimals } from '../../../server/core/money/currencyDecimals.ts';
import { voidDocument } from '../../../server/ledger/document/voidDocument.ts';
import { allocate } from '../../../server/ledger/payment/allocate.ts';
import { applyCredit } from '../../../server/ledger/payment/applyCredit.ts';
import { oldestFirst } from '../../../server/ledger/payment/oldestFirst.ts';
import { refundCredit } from '../../../server/ledger/payment/refundCredit.ts';
import { reversePayment } from '../../../server/ledger/payment/reversePayment.ts';
import { ageingOf } from '../../../server/ledger/report/ageingOf.ts';
import { expectInvariantsHold } from '../../support/expectInvariantsHold.ts';
import { Books, codesOf, day } from './Books.ts';

let books: Books;
beforeAll(async () => {
  books = await Books.open();
  for (const [currency, rate] of Object.entries({ EUR: '1.08', JPY: '0.0067', JOD: '1.4' }))
    await books.client.mutate('createExchangeRate', { currency, validFrom: '2026-01-01', rate }, 'exchangeRate { id }');
});
afterAll(() => books.server.stop());

/** Reproducible pseudorandom numbers below 1 for a seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Refusals that a randomly chosen action may meet. */
const expected = [
  'nothingToApply',
  'nothingToRefund',
  'creditTooLow',
  'limitExceeded',
  'paymentReversed',
  'documentSettled',
  'taken',
  'allocationMismatch',
  'worthNothing',
];

/** Currencies with about what they are worth in the company's. */
const rates = { USD: 1, EUR: 1.1, JPY: 0.0065, JOD: 1.41 };
type Currency = keyof typeof rates;

/** Performs random actions on documents and payments, some of which are refused. */
class Clerk {
  private readonly documents: string[] = [];
  private readonly currencies = new Map<string, Currency>();
  private readonly payments: string[] = [];

  constructor(
    private readonly random: () => number,
    private readonly parties = [newId(0x41), newId(0x41)],
  ) {}

  async work(steps: number): Promise<void> {
    const actions = [
      this.issue,
      this.issue,
      this.credit,
      this.pay,
      this.pay,
      this.payOldest,
      this.apply,
      this.use,
      this.refund,
      this.reverse,
      this.undo,
    ];
    for (let step = 0; step < steps; step++) await this.attempt(this.pick(actions)!);
  }

  /** Merges two customers, whichever ids they are known by. */
  async merge(): Promise<void> {
    const [winnerId, loserId] = [this.party(), this.party()];
    await books.client.mutate('mergeCustomers', { winnerId, loserId }, 'customer { id }', 'MergeInput').catch((error: unknown) => {
      if (!String(error).includes('NOT_FOUND')) throw error;
    });
  }

  /** Retries as a command does when it conflicts with others. */
  private async attempt(action: () => Promise<unknown>, attempts = 5): Promise<void> {
    try {
      const unexpected = (await codesOf(action.call(this))).filter(code => !expected.includes(code!));
      if (unexpected.length) throw new Error(`Refused: ${unexpected.join(', ')}`);
    } catch (error) {
      if (!isRetryable(error) || attempts === 1) throw error;
      await this.attempt(action, attempts - 1);
    }
  }

  private readonly pick = <T>(list: T[]): T | undefined => list[Math.floor(this.random() * list.length)];
  private readonly amount = () => (1 + Math.floor(this.random() * 50_000)) / 100;
  private readonly dueOn = () => `2026-0${1 + Math.floor(this.random() * 9)}-15`;
  private readonly party = () => this.pick(this.parties)!;

  private readonly currency = () => this.pick<Currency>(['USD', 'USD', 'EUR', 'JPY', 'JOD'])!;
  private readonly amountIn = (currency: Currency) => round(this.amount(), currencyDecimals(currency)).toFixed();
  /** What an amount is worth at a rate of up to a tenth more or less than usual. */
  private readonly worth = (currency: Currency, amount: string) => {
    if (currency === 'USD') return null;
    const exchangeRate = round(rates[currency] * (0.9 + this.random() / 5), 10).toFixed();
    return { exchangeRate, homeAmount: round(new Decimal(amount).times(exchangeRate), 2).toFixed() };
  };

  private book = async (sign: '' | '-', more: { dueOn?: string } = {}) => {
    const currency = this.currency();
    const amount = `${sign}${this.amountIn(currency)}`;
    const id = await books.invoice(amount, { currency, home: this.worth(currency, amount), partyId: this.party(), ...more });
    this.documents.push(id);
    this.currencies.set(id, currency);
  };
  private issue = () => this.book('', { dueOn: this.dueOn() });
  private credit = () => this.book('-');

  private pay = async () => {
    const currency = this.currency();
    const documents = this.documents.filter(id => this.currencies.get(id) === currency);
    const shares = Object.fromEntries(Array.from({ length: 2 }, () => [this.pick(documents), this.amountIn(currency)]));
    delete shares.undefined;
    const amount = new Decimal(this.amountIn(currency)).times(2).toFixed();
    this.payments.push(await books.pay(amount, shares, { currency, home: this.worth(currency, amount), partyId: this.party() }));
  };

  private payOldest = async () => {
    const partyId = this.party();
    const currency = this.currency();
    const amount = this.amountIn(currency);
    const paymentId = await books.pay(amount, {}, { currency, home: this.worth(currency, amount), partyId });
    this.payments.push(paymentId);
    const from = { control: 'RECEIVABLE', direction: 'IN', currency, partyId, amount } as const;
    await books.write(async em => allocate(em, { paymentId }, await oldestFirst(em, from), day));
  };

  private apply = async () => {
    const [creditId, openItemId] = [this.pick(this.documents), this.pick(this.documents)];
    if (creditId && openItemId)
      await books.write(em => allocate(em, { creditId }, [{ openItemId, amount: this.amountIn(this.currencies.get(openItemId)!) }], day));
  };

  private readonly ledger = () => ({ control: 'RECEIVABLE', partyId: this.party(), currency: this.currency() }) as const;
  private use = () => books.write(em => applyCredit(em, this.ledger(), null, day));
  private refund = async () => {
    const ledger = this.ledger();
    const amount = this.random() < 0.5 ? null : this.amountIn(ledger.currency);
    const worth = { own: 'USD', homeAmount: null };
    this.payments.push(await books.write(em => refundCredit(em, ledger, { method: 'BANK', amount, paidOn: day, worth })));
  };

  private reverse = async () => {
    const id = this.pick(this.payments);
    if (id) this.payments.push(await books.write(em => reversePayment(em, id, day)));
  };

  private undo = async () => {
    const id = this.pick(this.documents);
    const document = { id: id!, status: 'ISSUED', number: null, issuedOn: day } as const;
    if (id) await books.write(em => voidDocument(em, { ...document }, day));
  };
}

it.each([1, 2, 3])('keeps every invariant over random actions (history %i)', async seed => {
  await new Clerk(randomOf(seed)).work(60);
  await expectInvariantsHold(books.server.database, books.companyId);
});

it('keeps every invariant while customers are merged', async () => {
  const clerk = new Clerk(randomOf(5), await books.customers(5));
  for (let merges = 0; merges < 6; merges++) await Promise.all([clerk.work(15), clerk.work(15), clerk.merge()]);
  await expectInvariantsHold(books.server.database, books.companyId);
});

it('keeps every invariant under concurrency, and the control account equals the open items', async () => {
  const random = randomOf(4);
  const clerk = new Clerk(random);
  await Promise.all([clerk.work(40), clerk.work(40), clerk.work(40), new Clerk(random).work(40)]);
  await expectInvariantsHold(books.server.database, books.companyId);
  const ageing = await books.write(em => ageingOf(em, 'RECEIVABLE'));
  const [{ held }] = await books.rows(
    `select trim_scale(sum(l.debit - l.credit))::text as held from journal_line l join account a on a.company_id = l.company_id and a.id = l.account_id
     where a.role = 'RECEIVABLE'`,
  );
  expect(ageing.total).toBe(held);
});
