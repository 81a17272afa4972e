import type { EntityManager } from '@mikro-orm/postgresql';
import { companyToday } from '../../core/database/companyToday.ts';
import { Refused } from '../../core/errors.ts';
import { orderFromQuotation } from './orderFromQuotation.ts';
import type { CrmQuotation } from './CrmQuotation.ts';
import { crmQuotationTransitions, type CrmQuotationState } from './crmQuotation.rules.ts';

/** What the customer answers, and from which address when by link. */
export type QuotationAnswer = { ipAddress?: string } & ({ kind: 'ACCEPTED'; name: string } | { kind: 'DECLINED'; reason: string });

/**
 * Writes the customer's answer on a quotation whose row is locked. The first answer counts: the same once more does nothing, the other
 * one is refused (`invalidTransition`, or `quotationExpired` past its last day). Accepted, it makes its order, once. Links stay, so
 * that the customer can read what was agreed. Answers whether anything was done.
 */
export async function answerQuotation(em: EntityManager, quotation: CrmQuotation, answer: QuotationAnswer): Promise<boolean> {
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
  return true;
}
