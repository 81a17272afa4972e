import { LockMode, ref } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { refusal } from '../../core/access/allows.ts';
import { writersOf } from '../../core/access/Allow.ts';
import { companyToday } from '../../core/database/companyToday.ts';
import { InvalidInput, NotFound, Refused } from '../../core/errors.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { actorOf } from '../../core/record/creatorOf.ts';
import { rateOn } from '../../ledger/exchangeRate/rateOn.ts';
import type { PurchaseOrder } from '../order/PurchaseOrder.ts';
import { PurchaseOrderService } from '../order/PurchaseOrderService.ts';
import { Requisition } from '../requisition/Requisition.ts';
import { readOffer } from './vendorOffer.ts';
import { VendorQuotation, VendorQuotationLine } from './VendorQuotation.ts';
import { openStatuses, vendorQuotationTransitions, type VendorQuotationStatusName } from './vendorQuotation.rules.ts';

/** What is awarded: a whole quotation, or some of its lines. */
export interface Award {
  quotationId: string;
  lineIds?: readonly string[] | null;
}

/** Awards quotations: each becomes a purchase order, exactly once (domain §4). */
export class AwardService {
  constructor(private readonly scope: Scope) {}

  /** Locks the requisition of a quotation before the quotation itself, so that awards of one requisition wait for each other. */
  lock(quotationId: string): Promise<unknown> {
    return this.scope.em.execute(
      `select from requisition r where r.company_id = noria_company()
         and r.id = (select q.requisition_id from vendor_quotation q where q.company_id = noria_company() and q.id = ?) for no key update`,
      [quotationId],
    );
  }

  /**
   * Awards quotations of one requisition, whole or by line, and makes their purchase orders; every other open one becomes INACTIVE.
   * Orders are in the currency of their quotations, at the vendors' prices. The rates of the day of comparison, today but never after the
   * requisition's due date, are kept with the quotations. Repeating it does nothing.
   * @throws Refused `requisitionNotApproved`, `quotationSealed`, `quotationExpired`, `quotationStale`, `quotationRateless` or
   *   `invalidTransition`; InvalidInput `awardedTwice` for a line of the requisition that two of them would fill.
   */
  async award(requisitionId: string, awards: readonly Award[]): Promise<Requisition> {
    const { em, viewer } = this.scope;
    const refused = refusal(viewer, writersOf(VendorQuotation), 'APPROVE');
    if (refused) throw refused;
    const held = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
    const requisition = await em.findOne(Requisition, { id: requisitionId, deletedAt: null }, held);
    if (!requisition) throw NotFound('requisitionId');
    const all = await em.find(VendorQuotation, { requisition: requisitionId, deletedAt: null }, { ...held, orderBy: { id: 'asc' } });
    const chosen = awards.map(({ quotationId }, index) => {
      const quotation = all.find(({ id }) => id === quotationId);
      if (!quotation) throw new InvalidInput({ field: `awards.${index}.quotationId`, code: 'notFound' });
      return quotation;
    });
    if (chosen.every(({ status }) => status === 'APPROVED')) return requisition;
    if (requisition.requisitionStatus !== 'APPROVED') throw new Refused('requisitionNotApproved');
    const today = await companyToday(em);
    if (requisition.isSealed && requisition.dueOn >= today) throw new Refused('quotationSealed');
    for (const quotation of chosen) refuseAward(quotation, requisition, today);
    await this.#freezeRates(all, requisition.dueOn < today ? requisition.dueOn : today);
    for (const { currency, awardRate } of chosen)
      if (currency !== viewer.currency && !awardRate) throw new Refused('quotationRateless', { currency });
    const awarded = await awardLines(em, chosen, awards);
    const approver = await actorOf(this.scope);
    for (const quotation of all) {
      if (chosen.includes(quotation)) {
        quotation.status = 'APPROVED';
        quotation.approvedAt = new Date();
        quotation.approvedBy = approver;
        quotation.order = ref(await this.#order(quotation, requisition, awarded.get(quotation.id) ?? []));
      } else if (openStatuses.includes(quotation.status)) quotation.status = 'INACTIVE';
    }
    await em.flush();
    return requisition;
  }

  /** Keeps with the quotations in other currencies the rates that they were compared at. */
  async #freezeRates(quotations: readonly VendorQuotation[], on: string): Promise<void> {
    const { em, viewer } = this.scope;
    const foreign = Map.groupBy(quotations, ({ currency }) => currency);
    foreign.delete(viewer.currency ?? '');
    for (const [currency, own] of foreign) {
      const found = await rateOn(em, currency, on);
      for (const quotation of own) Object.assign(quotation, { awardRate: found?.rate ?? null, awardRateOn: found?.validFrom ?? null });
    }
  }

  /** The draft of the purchase order that an award makes; its tax follows the company's rate where the vendor charges any. */
  async #order(quotation: VendorQuotation, { id, head, costCenter }: Requisition, lines: VendorQuotationLine[]): Promise<PurchaseOrder> {
    const offer = (await readOffer(this.scope.em, quotation))!;
    const vatCategory = Number(offer.taxTotal) > 0 ? 'STANDARD_RATED' : 'ZERO_RATED';
    return new PurchaseOrderService(this.scope).createAwarded({
      vendorId: quotation.vendor.id,
      requisitionId: id,
      headId: head?.id ?? null,
      costCenterId: costCenter?.id ?? null,
      currency: quotation.currency,
      discountPercent: offer.discountPercent,
      expectedOn: quotation.deliveryOn,
      terms: quotation.terms,
      lines: lines.map(({ position, product, quantity }) => ({
        productId: product.id,
        description: null,
        quantity,
        unitPrice: offer.lines[position - 1].price,
        vatCategory,
      })),
    });
  }
}

/** Refuses to award what is not open, no longer valid, or an answer to an earlier revision of the requisition. */
function refuseAward({ status, dueOn, requisitionRevision }: VendorQuotation, { revision }: Requisition, today: string): void {
  const from: VendorQuotationStatusName = status;
  if (!openStatuses.includes(from))
    throw new Refused('invalidTransition', { from, to: 'APPROVED', allowed: vendorQuotationTransitions[from] });
  if (dueOn < today) throw new Refused('quotationExpired');
  if (requisitionRevision !== revision) throw new Refused('quotationStale');
}

/** Marks the awarded lines, and returns them by quotation. */
async function awardLines(
  em: EntityManager,
  chosen: readonly VendorQuotation[],
  awards: readonly Award[],
): Promise<Map<string, VendorQuotationLine[]>> {
  const ids = chosen.map(({ id }) => id);
  const lines = await em.find(VendorQuotationLine, { quotation: { $in: ids }, deletedAt: null }, { orderBy: { position: 'asc' } });
  const filled = new Set<number>();
  const awarded = new Map<string, VendorQuotationLine[]>();
  for (const [index, { quotationId, lineIds }] of awards.entries()) {
    const own = lines.filter(({ quotation }) => quotation.id === quotationId);
    for (const [at, lineId] of (lineIds ?? []).entries())
      if (!own.some(({ id }) => id === lineId)) throw new InvalidInput({ field: `awards.${index}.lineIds.${at}`, code: 'notFound' });
    const won = own.filter(({ id }) => !lineIds || lineIds.includes(id));
    for (const line of won) {
      const { requisitionPosition: position } = line;
      if (position && filled.has(position)) throw new InvalidInput({ field: `awards.${index}.lineIds`, code: 'awardedTwice' });
      if (position) filled.add(position);
      line.isAwarded = true;
    }
    awarded.set(quotationId, won);
  }
  return awarded;
}
