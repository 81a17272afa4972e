import { companyToday } from '../../core/database/companyToday.ts';
import { moveStatus } from '../../core/database/moveStatus.ts';
import { Refused } from '../../core/errors.ts';
import { drawNumber } from '../../core/numbering/drawNumber.ts';
import { LeadDealService } from '../deal/LeadDealService.ts';
import { DealDocumentService, type DealDocumentValues } from '../deal/DealDocumentService.ts';
import { CrmOrder, CrmOrderLine, CrmOrderStatus } from './CrmOrder.ts';
import { crmOrderRules } from './crmOrder.rules.ts';
import { crmOrderTransitions } from './crmOrderStates.rules.ts';

/** Input values of an order. */
export type CrmOrderValues = DealDocumentValues &
  Pick<CrmOrder, 'description' | 'reason' | 'estimatedBudget'> & { orderedOn: string | null };

export class CrmOrderService extends DealDocumentService<CrmOrder, CrmOrderValues> {
  protected readonly Entity = CrmOrder;
  static readonly rules = crmOrderRules;
  protected readonly rules = crmOrderRules;
  protected readonly Line = CrmOrderLine;
  protected readonly lineOf = 'order';

  protected isOpen = ({ status }: CrmOrder) => status === CrmOrderStatus.PENDING;

  protected override async derive(values: CrmOrderValues, current?: CrmOrder) {
    const figures = await super.derive(values, current);
    const orderedOn = values.orderedOn ?? current?.orderedOn ?? (await companyToday(this.em));
    if (current) return { ...figures, orderedOn };
    return { ...figures, orderedOn, number: await drawNumber(this.em, { documentType: 'CRM_ORDER', prefix: 'SO' }) };
  }

  /** Refuses to delete a confirmed or fulfilled order, on which the customer relies. Cancelling keeps its number. */
  protected override async guardDelete({ status }: CrmOrder) {
    if (status === CrmOrderStatus.CONFIRMED || status === CrmOrderStatus.FULFILLED) throw new Refused('documentLocked');
  }

  /**
   * Creates the order of a lead and closes the lead as won; returns the existing order if there is one that is not cancelled. Customer and contact
   * are the lead's own, never copies (domain §6).
   */
  async createFromLead(leadId: string): Promise<CrmOrder> {
    const leads = new LeadDealService(this.scope);
    const lead = await leads.won(leadId);
    const known = await this.em.findOne(CrmOrder, { lead: leadId, status: { $ne: CrmOrderStatus.CANCELLED }, deletedAt: null });
    if (known) return known;
    this.origin = { lead: leadId };
    const { estimatedBudget } = lead;
    return this.create({ ...(await leads.valuesOf(lead)), reason: lead.reason, estimatedBudget, orderedOn: null });
  }

  /** Changes an order's status; does nothing if it already has it. Throws Refused `invalidTransition`. */
  async move(id: string, version: number | undefined, to: CrmOrderStatus): Promise<CrmOrder> {
    const order = await this.find(id, version);
    if (moveStatus(order, to, crmOrderTransitions)) await this.em.flush();
    return order;
  }
}
