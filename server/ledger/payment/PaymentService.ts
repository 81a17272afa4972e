import { companyToday } from '../../core/database/companyToday.ts';
import { NotFound } from '../../core/errors.ts';
import { check } from '../../core/graphql/check.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { currencyOf } from '../../core/money/currencyOf.ts';
import { refuseBankAccount } from '../bankAccount/refuseBankAccount.ts';
import { worthOf } from '../exchangeRate/homeWorth.ts';
import { refuseUnknownParty } from '../party/refuseUnknownParty.ts';
import { refuseEntryDay } from '../period/refuseEntryDay.ts';
import { allocate } from './allocate.ts';
import { noteAllocations } from './noteAllocations.ts';
import { oldestFirst, sharesOf, type Unallocated } from './oldestFirst.ts';
import { allocationRules, paymentRules, reversalRules } from './payment.rules.ts';
import { receivePayment } from './receivePayment.ts';
import { reversePayment } from './reversePayment.ts';

/** Payments recorded manually; documents that are paid at once record their own. */
export class PaymentService {
  constructor(private readonly scope: Scope) {}

  /** Records, posts and allocates a payment; without `allocations` the oldest documents are settled first. Returns the payment's id. */
  async record(input: object): Promise<string> {
    const { em, viewer } = this.scope;
    const { allocations, homeAmount, ...payment } = check(paymentRules, input);
    await refuseEntryDay(em, 'paidOn', payment.paidOn);
    await refuseUnknownParty(em, 'partyId', payment.partyId);
    const control = payment.control ?? (payment.direction === 'IN' ? 'RECEIVABLE' : 'PAYABLE');
    const own = currencyOf(viewer);
    const currency = payment.currency ?? own;
    if (payment.bankAccountId) await refuseBankAccount(em, payment.bankAccountId, { ...payment, currency });
    const home = await worthOf(em, own, { currency, amount: payment.amount, homeAmount, on: payment.paidOn });
    return receivePayment(em, { ...payment, control, currency, home }, allocations);
  }

  /** Settles documents with the unallocated part of a payment. Returns the payment's id. */
  async allocate(input: object): Promise<string> {
    const { em } = this.scope;
    const { paymentId, allocations } = check(allocationRules, input);
    const [payment] = await em.execute<Unallocated[]>(
      `select direction, control, currency, party_id as "partyId",
         case when is_reversed or amount < 0 then '0' else (amount - allocated)::text end as amount
       from payment where company_id = noria_company() and id = ? for no key update`,
      [paymentId],
    );
    if (!payment) throw NotFound();
    const shares = allocations ? sharesOf(payment, allocations) : await oldestFirst(em, payment);
    await noteAllocations(em, await allocate(em, { paymentId }, shares, await companyToday(em)));
    return paymentId;
  }

  /** Reverses a payment, today unless a day is given. Returns the reversing payment's id. */
  async reverse(input: object): Promise<string> {
    const { em } = this.scope;
    const { id, reversedOn, reason } = check(reversalRules, input);
    const [payment] = await em.execute('select from payment where company_id = noria_company() and id = ?', [id]);
    if (!payment) throw NotFound();
    if (reversedOn) await refuseEntryDay(em, 'reversedOn', reversedOn);
    return reversePayment(em, id, reversedOn ?? (await companyToday(em)), reason);
  }
}
