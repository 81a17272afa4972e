import { accessOfClass } from '../../core/access/Allow.ts';
import { companyToday } from '../../core/database/companyToday.ts';
import { Refused } from '../../core/errors.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { notify } from '../../core/notification/notify.ts';
import { NotificationKind } from '../../core/notification/NotificationKind.ts';
import { winLead } from '../lead/winLead.ts';
import { orderFromQuotation } from './orderFromQuotation.ts';
import { CrmQuotation } from './CrmQuotation.ts';
import { crmQuotationTransitions, type CrmQuotationState } from './crmQuotation.rules.ts';

/** The customer's answer, with their IP address when given by link. */
export type QuotationAnswer = { ipAddress?: string } & ({ kind: 'ACCEPTED'; name: string } | { kind: 'DECLINED'; reason: string });

/** Scope of the answer; the viewer is null when the customer answers by link. */
type Answering = Pick<Scope, 'em' | 'context'> & { viewer: Scope['viewer'] | null };

/**
 * Stores the customer's answer on a quotation whose row is locked. The first answer counts: repeating it does nothing, a different one
 * throws Refused `invalidTransition`; past the last valid day, `quotationExpired`. Accepting creates the order, once, and wins the lead,
 * even a lost one. An acceptance is final: cancelling the order later leaves the lead to whoever moves it. Links stay valid so that the
 * customer can read what was agreed. Returns whether anything changed.
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
    if (quotation.lead) await winLead(scope, quotation.lead.id);
    await orderFromQuotation(em, quotation);
  } else quotation.declineReason = answer.reason;
  await em.flush();
  const owner = quotation.owner?.id;
  const request = {
    kind: NotificationKind.QUOTATION_ANSWERED,
    access: accessOfClass(CrmQuotation),
    record: { id: quotation.id, name: quotation.number },
  };
  if (owner) await notify(scope, { ...request, to: [owner], text: answer.kind === 'DECLINED' ? answer.reason : answer.name });
  return true;
}
