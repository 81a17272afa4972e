import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { refusal } from '../../core/access/allows.ts';
import { writersOf } from '../../core/access/Allow.ts';
import { CompanyUser } from '../../core/companyUser/CompanyUser.ts';
import { companyToday } from '../../core/database/companyToday.ts';
import { InvalidInput, NotFound, Refused } from '../../core/errors.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { creatorOf } from '../../core/record/creatorOf.ts';
import { Requisition } from '../requisition/Requisition.ts';
import { VendorQuotation, VendorQuotationLine } from './VendorQuotation.ts';
import { openStatuses, vendorQuotationTransitions, type VendorQuotationStatusName } from './vendorQuotation.rules.ts';

/** What is awarded: a whole quotation, or some of its lines. */
export interface Award {
  quotationId: string;
  lineIds?: readonly string[];
}

/** Locks the requisition of a quotation before the quotation itself, so that awards of one requisition wait for each other. */
export const lockForAward = (em: EntityManager, quotationId: string) =>
  em.execute(
    `select from requisition r where r.company_id = noria_company()
       and r.id = (select q.requisition_id from vendor_quotation q where q.company_id = noria_company() and q.id = ?) for update`,
    [quotationId],
  );

/**
 * Awards quotations of one requisition, whole or by line; every other open one becomes INACTIVE (domain §4). Repeating it does nothing.
 * @throws Refused `requisitionNotApproved`, `quotationSealed`, `quotationExpired`, `quotationStale` or `invalidTransition`; InvalidInput
 *   `awardedTwice` for a line of the requisition that two of them would fill.
 */
export async function awardQuotations(scope: Scope, requisitionId: string, awards: readonly Award[]): Promise<VendorQuotation[]> {
  const { em } = scope;
  const refused = refusal(scope.viewer, writersOf(VendorQuotation), 'APPROVE');
  if (refused) throw refused;
  const held = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
  const requisition = await em.findOne(Requisition, { id: requisitionId, deletedAt: null }, held);
  if (!requisition) throw NotFound();
  const all = await em.find(VendorQuotation, { requisition: requisitionId, deletedAt: null }, { ...held, orderBy: { id: 'asc' } });
  const chosen = awards.map(({ quotationId }, index) => {
    const quotation = all.find(({ id }) => id === quotationId);
    if (!quotation) throw new InvalidInput({ field: `awards.${index}.quotationId`, code: 'notFound' });
    return quotation;
  });
  if (chosen.every(({ status }) => status === 'APPROVED')) return chosen;
  if (requisition.requisitionStatus !== 'APPROVED') throw new Refused('requisitionNotApproved');
  const today = await companyToday(em);
  if (requisition.isSealed && requisition.dueOn >= today) throw new Refused('quotationSealed');
  for (const quotation of chosen) refuseAward(quotation, requisition, today);
  await awardLines(em, chosen, awards);
  const approver = await creatorOf(scope);
  for (const quotation of all) {
    if (chosen.includes(quotation)) {
      quotation.status = 'APPROVED';
      quotation.approvedAt = new Date();
      quotation.approvedBy = approver ? em.getReference(CompanyUser, approver as never, { wrapped: true }) : null;
    } else if (openStatuses.includes(quotation.status)) quotation.status = 'INACTIVE';
  }
  await em.flush();
  return chosen;
}

/** Refuses to award what is not open, no longer valid, or an answer to an earlier revision of the requisition. */
function refuseAward({ status, dueOn, requisitionRevision }: VendorQuotation, { revision }: Requisition, today: string): void {
  const from: VendorQuotationStatusName = status;
  if (!openStatuses.includes(from))
    throw new Refused('invalidTransition', { from, to: 'APPROVED', allowed: vendorQuotationTransitions[from] });
  if (dueOn < today) throw new Refused('quotationExpired');
  if (requisitionRevision !== revision) throw new Refused('quotationStale');
}

/** Marks the awarded lines; those of a quotation awarded before count too. */
async function awardLines(em: EntityManager, chosen: readonly VendorQuotation[], awards: readonly Award[]): Promise<void> {
  const ids = chosen.map(({ id }) => id);
  const lines = await em.find(VendorQuotationLine, { quotation: { $in: ids }, deletedAt: null }, { orderBy: { position: 'asc' } });
  const filled = new Set<number>();
  for (const [index, { quotationId, lineIds }] of awards.entries()) {
    const own = lines.filter(({ quotation }) => quotation.id === quotationId);
    for (const [at, lineId] of (lineIds ?? []).entries())
      if (!own.some(({ id }) => id === lineId)) throw new InvalidInput({ field: `awards.${index}.lineIds.${at}`, code: 'notFound' });
    for (const line of own.filter(({ id }) => !lineIds || lineIds.includes(id))) {
      const { requisitionPosition: position } = line;
      if (position && filled.has(position)) throw new InvalidInput({ field: `awards.${index}.lineIds`, code: 'awardedTwice' });
      if (position) filled.add(position);
      line.isAwarded = true;
    }
  }
}
