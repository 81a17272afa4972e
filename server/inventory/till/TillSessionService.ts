import { LockMode } from '@mikro-orm/core';
import { companyToday } from '../../core/database/companyToday.ts';
import { NotFound, Refused } from '../../core/errors.ts';
import { check } from '../../core/graphql/check.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { Decimal } from '../../core/money/arithmetic.ts';
import { currencyOf } from '../../core/money/currencyOf.ts';
import { postEntry } from '../../ledger/entry/postEntry.ts';
import { refuseUnknownParty } from '../../ledger/party/refuseUnknownParty.ts';
import { receivePayment } from '../../ledger/payment/receivePayment.ts';
import { refundCredit } from '../../ledger/payment/refundCredit.ts';
import { refuseInactive } from '../../core/database/refuseInactive.ts';
import { Till, TillCash, TillSession, type CashCounterpart, type CashDirection } from './Till.ts';
import { closeSessionRules, openSessionRules, tillCashRules, tillPaymentRules } from './till.rules.ts';

/** Till sessions, from float to cash count (domain §3, POS). Any user with the Inventory permission may stand in for the cashier. */
export class TillSessionService {
  constructor(private readonly scope: Scope) {}

  /**
   * Opens a session with a float.
   * @throws Refused `sessionOpen` if the till already has an open one.
   */
  async open(input: object): Promise<TillSession> {
    const { em, viewer } = this.scope;
    const { tillId, float } = check(openSessionRules, input);
    await refuseInactive(em, [{ field: 'tillId', Entity: Till, id: tillId }]);
    if (await em.count(TillSession, { till: tillId, closedAt: null })) throw new Refused('sessionOpen');
    const session = em.create(TillSession, { till: tillId, cashier: viewer.userId, openedAt: new Date(), float });
    await em.flush();
    return session;
  }

  /**
   * Puts cash into the drawer or takes it out. Cash from or to the bank and expenses are posted; cash between safe and drawer stays the
   * company's.
   * @throws Refused `notEnoughCash` for more than the drawer holds.
   */
  async move(input: object): Promise<TillSession> {
    const { em } = this.scope;
    const { sessionId, direction, counterpart, amount, reason } = check(tillCashRules, input);
    const session = await this.hold(sessionId);
    if (direction === 'OUT') await this.refuseMoreThanDrawer(session, amount);
    const moved = { session, direction: direction as CashDirection, counterpart: counterpart as CashCounterpart, amount, reason };
    const { id } = em.create(TillCash, moved);
    await em.flush();
    if (counterpart !== 'SAFE') {
      const [debit, credit] = direction === 'IN' ? (['CASH', counterpart] as const) : ([counterpart, 'CASH'] as const);
      const lines = [
        { account: debit, debit: amount },
        { account: credit, credit: amount },
      ];
      await postEntry(em, { postedOn: await companyToday(em), journal: 'CASH', sourceId: id, description: reason, lines });
    }
    return session;
  }

  /**
   * Records a customer payment without a sale, which settles the oldest open documents and leaves the rest as credit, or refunds credit.
   * Cash goes through the drawer. Returns the session and the payment's id.
   * @throws InvalidInput `customerId` notFound, `amount` tooManyDecimals, creditTooLow {available}; Refused `sessionClosed`,
   * `notEnoughCash`, `nothingToRefund`.
   */
  async pay(input: object): Promise<{ tillSession: TillSession; payment: { id: string } }> {
    const { em, viewer } = this.scope;
    const { sessionId: tillSessionId, customerId, direction, ...paid } = check(tillPaymentRules, input);
    const session = await this.hold(tillSessionId);
    await refuseUnknownParty(em, 'customerId', customerId);
    const ledger = { control: 'RECEIVABLE', partyId: customerId, currency: currencyOf(viewer) } as const;
    const payment = { ...paid, tillSessionId, paidOn: await companyToday(em) };
    if (direction === 'IN')
      return { tillSession: session, payment: { id: await receivePayment(em, { ...payment, ...ledger, direction }) } };
    if (paid.method === 'CASH') await this.refuseMoreThanDrawer(session, paid.amount);
    return { tillSession: session, payment: { id: await refundCredit(em, ledger, payment) } };
  }

  /** Closes a session with the counted cash and posts the difference. Once closed, it never changes. */
  async close(input: object): Promise<TillSession> {
    const { em, viewer } = this.scope;
    const { sessionId, countedCash, note } = check(closeSessionRules, input);
    const session = await this.hold(sessionId);
    const expected = await this.expected(session);
    Object.assign(session, { closedAt: new Date(), closedWith: expected, countedCash, note, closedBy: viewer.userId });
    await em.flush();
    const difference = new Decimal(countedCash).minus(expected).toFixed();
    const lines = [
      { account: 'CASH' as const, debit: difference },
      { account: 'CASH_DIFFERENCE' as const, credit: difference },
    ];
    await postEntry(em, { postedOn: await companyToday(em), journal: 'CASH', sourceId: sessionId, description: note, lines });
    return session;
  }

  private async hold(id: string): Promise<TillSession> {
    const session = await this.scope.em.findOne(TillSession, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!session) throw NotFound();
    if (session.closedAt) throw new Refused('sessionClosed');
    return session;
  }

  private async refuseMoreThanDrawer(session: TillSession, amount: string): Promise<void> {
    const available = await this.expected(session);
    if (new Decimal(amount).greaterThan(available)) throw new Refused('notEnoughCash', { available });
  }

  private async expected({ id }: TillSession): Promise<string> {
    const { expectedCash } = await this.scope.em.findOneOrFail(TillSession, { id }, { fields: ['expectedCash'], disableIdentityMap: true });
    return new Decimal(expectedCash).toFixed();
  }
}
