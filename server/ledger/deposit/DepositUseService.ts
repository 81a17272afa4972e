import { companyToday } from '../../core/database/companyToday.ts';
import { noteChanged } from '../../core/database/ChangeLog.ts';
import { newId } from '../../core/database/ids.ts';
import { InvalidInput, Refused } from '../../core/errors.ts';
import { check } from '../../core/graphql/check.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { Decimal, sum } from '../../core/money/arithmetic.ts';
import { moneyPosting } from '../bankAccount/moneyAccount.ts';
import { worthOf } from '../exchangeRate/homeWorth.ts';
import { partyAccountOf } from '../party/partyAccountOf.ts';
import { allocate } from '../payment/allocate.ts';
import type { RequestedAllocation } from '../payment/oldestFirst.ts';
import { depositRefundCode } from './Deposit.ts';
import { applyDepositRules, refundDepositRules, unapplyDepositRules } from './deposit.rules.ts';
import { entryDay, openDeposit, postForDeposit, refuseDecimals, worthOfParts, type OpenDeposit } from './openDeposit.ts';

/** Applies deposits to documents and refunds them; the database refuses more than is open on either side (`limitExceeded`). */
export class DepositUseService {
  constructor(private readonly scope: Pick<Scope, 'em'>) {}

  /**
   * Settles documents of the customer today: Dr CUSTOMER_ADVANCES, Cr RECEIVABLE, at the deposit's rate; the allocation posts what the document was
   * booked at more or less. Returns the deposit's id.
   * @throws NotFound; Refused `depositUnassigned`, `nothingToApply`, and later the errors of `allocate`.
   */
  async apply(input: object): Promise<string> {
    const { em } = this.scope;
    const { depositId, allocations } = check(applyDepositRules, input);
    const deposit = await openDeposit(em, depositId);
    const { partyId, number, currency, open } = deposit;
    if (!partyId) throw new Refused('depositUnassigned');
    const shares = allocations ?? (await this.#oldestFirst(partyId, currency, open));
    if (!shares.length) throw new Refused('nothingToApply');
    // In the order in which they are counted, so that the last takes what is left.
    shares.sort((one, other) => (one.documentId < other.documentId ? -1 : 1));
    const worths = worthOfParts(
      deposit,
      shares.map(share => share.amount),
    );
    const worth = sum(worths);
    const today = await companyToday(em);
    // Numbers are drawn before anything is locked (domain §0, lock order).
    const lines = [
      { account: 'CUSTOMER_ADVANCES' as const, debit: worth, partyId },
      { account: 'RECEIVABLE' as const, credit: worth, partyId },
    ];
    await postForDeposit(em, deposit, { postedOn: today, lines });
    await this.#lock(deposit);
    const sent = shares.map(({ documentId: openItemId, amount }, index) => ({
      openItemId,
      amount,
      homeSource: deposit.exchangeRate && worths[index],
    }));
    await allocate(em, { depositId }, sent, today);
    noteChanged(em, 'Deposit', { id: depositId, name: number }, { allocations: [null, shares] });
    return depositId;
  }

  /** Takes back, today, what of a deposit settles a document, which is open again. Returns the deposit's id. */
  async unapply(input: object): Promise<string> {
    const { em } = this.scope;
    const { depositId, documentId } = check(unapplyDepositRules, input);
    const deposit = await openDeposit(em, depositId);
    const { partyId, number } = deposit;
    const [{ amount, home }] = await em.execute<[{ amount: string; home: string | null }]>(
      `select trim_scale(coalesce(sum(amount), 0))::text as amount, trim_scale(sum(home_source))::text as home from allocation
       where company_id = noria_company() and deposit_id = ? and open_item_id = ?`,
      [depositId, documentId],
    );
    if (!new Decimal(amount).greaterThan(0)) throw new InvalidInput({ field: 'documentId', code: 'notFound' });
    const today = await companyToday(em);
    const lines = [
      { account: 'RECEIVABLE' as const, debit: home ?? amount, partyId },
      { account: 'CUSTOMER_ADVANCES' as const, credit: home ?? amount, partyId },
    ];
    await postForDeposit(em, deposit, { postedOn: today, lines });
    await this.#lock(deposit);
    const back = { openItemId: documentId, amount: `-${amount}`, homeSource: home && `-${home}` };
    await allocate(em, { depositId }, [back], today);
    noteChanged(em, 'Deposit', { id: depositId, name: number }, { allocations: [[{ documentId, amount }], null] });
    return depositId;
  }

  /**
   * Pays back what is open, or a part of it: Dr CUSTOMER_ADVANCES, Cr cash, card or bank; in another currency EXCHANGE_DIFFERENCE takes what moves more
   * or less than was received. Returns the deposit's id.
   * @throws NotFound; Refused `nothingToRefund`; InvalidInput `refundedOn` beforePaid, and as `worthOf` and `refuseBankAccount`
   */
  async refund(input: object): Promise<string> {
    const { em } = this.scope;
    const { depositId, refundedOn: day, homeAmount, ...refund } = check(refundDepositRules, input);
    const deposit = await openDeposit(em, depositId);
    const amount = refund.amount ?? deposit.open;
    refuseDecimals(amount, deposit.currency);
    if (Number(amount) === 0) throw new Refused('nothingToRefund');
    const refundedOn = await entryDay(em, 'refundedOn', day);
    if (refundedOn < deposit.receivedOn) throw new InvalidInput({ field: 'refundedOn', code: 'beforePaid' });
    const { currency, own } = deposit;
    const home = await worthOf(em, own, { currency, amount, homeAmount, on: refundedOn });
    const [used] = worthOfParts(deposit, [amount]);
    const moved = new Decimal(home?.homeAmount ?? amount);
    const lines = [
      { account: 'CUSTOMER_ADVANCES' as const, debit: used, partyId: deposit.partyId },
      await moneyPosting(em, { ...refund, currency, amount: `-${amount}`, worth: moved.negated() }),
      { account: 'EXCHANGE_DIFFERENCE' as const, credit: used.minus(moved) },
    ];
    const entryId = await postForDeposit(em, deposit, { postedOn: refundedOn, lines, description: refund.reference });
    await this.#lock(deposit);
    await em.execute(
      `insert into deposit_refund (id, deposit_id, method, amount, refunded_on, reference, entry_id, bank_account_id, home_amount, home_source)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      [
        newId(depositRefundCode),
        depositId,
        refund.method,
        amount,
        refundedOn,
        refund.reference,
        entryId,
        refund.bankAccountId,
        home?.homeAmount ?? null,
        home && used.toFixed(),
      ],
    );
    noteChanged(em, 'Deposit', { id: depositId, name: deposit.number }, { refunds: [null, [{ ...refund, amount, refundedOn }]] });
    return depositId;
  }

  /** Locks a deposit. @throws Refused `conflict` if one in another currency was used meanwhile, as its shares were counted without that. */
  async #lock({ id, exchangeRate, open }: OpenDeposit): Promise<void> {
    const [{ isSame }] = await this.scope.em.execute<[{ isSame: boolean }]>(
      `select amount - applied - refunded = ?::numeric as "isSame" from deposit where company_id = noria_company() and id = ? for no key update`,
      [open, id],
    );
    if (exchangeRate && !isSame) throw new Refused('conflict');
  }

  async #oldestFirst(partyId: string, currency: string, open: string): Promise<RequestedAllocation[]> {
    const account = await partyAccountOf(this.scope.em, { control: 'RECEIVABLE', partyId, currency });
    let left = new Decimal(open);
    const items = account?.documents.filter(({ kind }) => kind !== 'REFUND') ?? [];
    return items.flatMap(item => {
      const share = Decimal.min(left, item.open);
      left = left.minus(share);
      return share.isZero() ? [] : [{ documentId: item.documentId, amount: share.toFixed() }];
    });
  }
}
