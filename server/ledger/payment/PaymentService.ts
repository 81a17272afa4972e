import { companyToday } from '../../core/database/companyToday.ts';
import { InvalidInput, NotFound } from '../../core/errors.ts';
import { check } from '../../core/graphql/check.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { Decimal, round } from '../../core/money/arithmetic.ts';
import { currencyDecimals } from '../../core/money/currencyDecimals.ts';
import { currencyOf } from '../../core/money/currencyOf.ts';
import { refuseUnknownParty } from '../party/refuseUnknownParty.ts';
import { allocate, type Share } from './allocate.ts';
import { oldestFirst, type Unallocated } from './oldestFirst.ts';
import { allocationRules, paymentRules } from './payment.rules.ts';
import { recordPayment } from './recordPayment.ts';
import { reversePayment } from './reversePayment.ts';

type Wanted = { documentId: string; amount: string }[] | null;

/** Payments as somebody records them by hand; documents that are paid at once record theirs themselves. */
export class PaymentService {
  constructor(private readonly scope: Scope) {}

  /** Records, posts and allocates; documents that are not named are settled oldest first. Answers the payment's id. */
  async record(input: object): Promise<string> {
    const { em, viewer } = this.scope;
    const { allocations, ...payment } = check(paymentRules, input);
    const currency = currencyOf(viewer);
    const digits = currencyDecimals(currency);
    if (!round(payment.amount, digits).equals(payment.amount))
      throw new InvalidInput({ field: 'amount', code: 'tooManyDecimals', params: { max: digits } });
    await refuseUnknownParty(em, 'partyId', payment.partyId);
    const control = payment.control ?? (payment.direction === 'IN' ? 'RECEIVABLE' : 'PAYABLE');
    // Numbers are drawn before documents are locked (domain §0, lock order).
    const paymentId = await recordPayment(em, { ...payment, control, currency, allocations: [] });
    await allocate(em, { paymentId }, await this.shares({ ...payment, control, currency }, allocations), payment.paidOn);
    return paymentId;
  }

  /** Settles documents by what is left of a payment. Answers the payment's id. */
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
    await allocate(em, { paymentId }, await this.shares(payment, allocations), await companyToday(em));
    return paymentId;
  }

  /** Takes one back, today where no day is named. Answers the twin's id. */
  async reverse({ id, reversedOn }: { id: string; reversedOn?: string | null }): Promise<string> {
    const { em } = this.scope;
    const [payment] = await em.execute('select from payment where company_id = noria_company() and id = ?', [id]);
    if (!payment) throw NotFound();
    return reversePayment(em, id, reversedOn ?? (await companyToday(em)));
  }

  /** What was asked for, in each document's own sign; what was not asked for goes to the oldest. */
  private async shares(payment: Unallocated, wanted: Wanted): Promise<Share[]> {
    if (!wanted) return oldestFirst(this.scope.em, payment);
    const sign = (payment.direction === 'IN') === (payment.control === 'RECEIVABLE') ? 1 : -1;
    return wanted.map(({ documentId, amount }) => ({ openItemId: documentId, amount: new Decimal(amount).times(sign).toFixed() }));
  }
}
