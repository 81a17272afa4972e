import { accessOfClass } from '../../core/access/Allow.ts';
import { companyToday } from '../../core/database/companyToday.ts';
import { Refused } from '../../core/errors.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { notify } from '../../core/notification/notify.ts';
import { NotificationKind } from '../../core/notification/NotificationKind.ts';
import { orderFromQuotation } from './orderFromQuotation.ts';
import { CrmQuotation } from './CrmQuotation.ts';
import { crmQuotationTransitions, type CrmQuotationState } from './crmQuotation.rules.ts';

/** What the customer answers, and from which address when by link. */
export type QuotationAnswer = { ipAddress?: string } & ({ kind: 'ACCEPTED'; name: string } | { kind: 'DECLINED'; reason: string });

/** In whose name it is answered: a colleague's, or nobody's who has an account. */
type Answering = Pick<Scope, 'em' | 'context'> & { viewer: Scope['viewer'] | null };

/**
 * Writes the customer's answer on a quotation whose row is locked. The first answer counts: the same once more does nothing, the other
 * one is refused (`invalidTransition`, or `quotationExpired` past its last day). Accepted, it makes its order, once. Links stay, so
 * that the customer can read what was agreed. Answers whether anything was done.
 */
export async function answerQuotation(scope: Answering, quotation: CrmQuotation, answer: QuotationAnswer): Promise<boolean> {
  const { em } = scope;
  const from: CrmQuotationState = quotation.state;
  if (from === answer.kind) return false;
  const allowed = crmQuotationTransitions[from];
  if (!allowed.includes(answer.kind)) throw new Refused('invalidTransition', { from, to: answer.kind, allowed });
  if (quotation.validUntil < (await companyToday(em))) throw new Refused('quotationExpired');
  quotation.state = answer.kind;
  quotation.answeredFrom = answer.ipAddress ?? null;
  if (answer.kind === 'ACCEPTED') {
    quotation.acceptedAt = new Date();
    quotation.acceptedBy = answer.name;
    await orderFromQuotation(em, quotation);
  } else quotation.declineReason = answer.reason;
  await em.flush();
  const owner = quotation.owner?.id;
  const tidings = {
    kind: NotificationKind.QUOTATION_ANSWERED,
    access: accessOfClass(CrmQuotation),
    record: { id: quotation.id, name: quotation.number },
  };
  if (owner) await notify(scope, { ...tidings, to: [owner], text: answer.kind === 'DECLINED' ? answer.reason : answer.name });
  return true;
}
