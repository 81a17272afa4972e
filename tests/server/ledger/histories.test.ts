import { afterAll, beforeAll, expect, it } from 'vitest';
import { isRetryable } from '../../../server/core/database/databaseErrors.ts';
import { newId } from '../../../server/core/database/ids.ts';
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
];

/** Performs random actions on documents and payments, some of which are refused. */
class Clerk {
  private readonly documents: string[] = [];
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

  private issue = async () =>
    this.documents.push(await books.invoice(String(this.amount()), { partyId: this.party(), dueOn: this.dueOn() }));
  private credit = async () => this.documents.push(await books.invoice(String(-this.amount()), { partyId: this.party() }));

  private pay = async () => {
    const shares = Object.fromEntries(Array.from({ length: 2 }, () => [this.pick(this.documents), String(this.amount())]));
    delete shares.undefined;
    this.payments.push(await books.pay(String(this.amount() * 2), shares, { partyId: this.party() }));
  };

  private payOldest = async () => {
    const partyId = this.party();
    const amount = String(this.amount());
    const paymentId = await books.pay(amount, {}, { partyId });
    this.payments.push(paymentId);
    const from = { control: 'RECEIVABLE', direction: 'IN', currency: 'USD', partyId, amount } as const;
    await books.write(async em => allocate(em, { paymentId }, await oldestFirst(em, from), day));
  };

  private apply = async () => {
    const [creditId, openItemId] = [this.pick(this.documents), this.pick(this.documents)];
    if (creditId && openItemId) await books.write(em => allocate(em, { creditId }, [{ openItemId, amount: String(this.amount()) }], day));
  };

  private readonly ledger = () => ({ control: 'RECEIVABLE', partyId: this.party(), currency: 'USD' }) as const;
  private use = () => books.write(em => applyCredit(em, this.ledger(), null, day));
  private refund = async () => {
    const amount = this.random() < 0.5 ? null : String(this.amount());
    this.payments.push(await books.write(em => refundCredit(em, this.ledger(), { method: 'BANK', amount, paidOn: day })));
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
  await expectInvariantsHold(books.server.database);
});

it('keeps every invariant while customers are merged', async () => {
  const clerk = new Clerk(randomOf(5), await books.customers(5));
  for (let merges = 0; merges < 6; merges++) await Promise.all([clerk.work(15), clerk.work(15), clerk.merge()]);
  await expectInvariantsHold(books.server.database);
});

it('keeps every invariant under concurrency, and the control account equals the open items', async () => {
  const random = randomOf(4);
  const clerk = new Clerk(random);
  await Promise.all([clerk.work(40), clerk.work(40), clerk.work(40), new Clerk(random).work(40)]);
  await expectInvariantsHold(books.server.database);
  const ageing = await books.write(em => ageingOf(em, 'RECEIVABLE'));
  const [{ held }] = await books.rows(
    `select trim_scale(sum(l.debit - l.credit))::text as held from journal_line l join account a on a.company_id = l.company_id and a.id = l.account_id
     where a.role = 'RECEIVABLE'`,
  );
  expect(ageing.total).toBe(held);
});
