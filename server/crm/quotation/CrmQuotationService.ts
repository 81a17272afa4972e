import { companyToday } from '../../core/database/companyToday.ts';
import { moveStatus } from '../../core/database/moveStatus.ts';
import { InvalidInput, Refused } from '../../core/errors.ts';
import { check } from '../../core/graphql/check.ts';
import { linkAddress } from '../../core/links/linkAddress.ts';
import { newRecordLink, revokeRecordLinks } from '../../core/links/recordLinks.ts';
import { drawNumber } from '../../core/numbering/drawNumber.ts';
import { Contact } from '../../parties/contact/Contact.ts';
import { contactTakenOver } from '../../parties/contact/documentContact.ts';
import { Customer } from '../../parties/customer/Customer.ts';
import { DealDocumentService, type DealDocumentValues } from '../deal/DealDocumentService.ts';
import { LeadDealService } from '../deal/LeadDealService.ts';
import { lineValues } from '../deal/lineValues.ts';
import { CrmOrderService } from '../order/CrmOrderService.ts';
import { answerQuotation } from './answerQuotation.ts';
import { CrmQuotation, CrmQuotationLine } from './CrmQuotation.ts';
import {
  acceptanceRules,
  crmQuotationRules,
  crmQuotationTransitions,
  declineRules,
  usualValidity,
  type CrmQuotationState,
} from './crmQuotation.rules.ts';

/** Input values of a quotation. */
export type CrmQuotationValues = DealDocumentValues & Pick<CrmQuotation, 'description' | 'validUntil' | 'terms' | 'notes'>;

/** Actions allowed to the holder of a link. */
const linkActions = ['VIEW', 'ACCEPT', 'DECLINE'];

export class CrmQuotationService extends DealDocumentService<CrmQuotation, CrmQuotationValues> {
  protected readonly Entity = CrmQuotation;
  static readonly rules = crmQuotationRules;
  protected readonly rules = crmQuotationRules;
  protected readonly Line = CrmQuotationLine;
  protected readonly lineOf = 'quotation';

  protected isOpen = ({ state }: CrmQuotation) => state === 'DRAFT';

  /** Only a changed `validUntil` must not be in the past (domain §0, dates). What the customer has seen cannot change. */
  protected override async guard(values: CrmQuotationValues, current?: CrmQuotation) {
    await super.guard(values, current);
    if (current && !this.isOpen(current) && (['remarks', 'validUntil', 'terms'] as const).some(name => values[name] !== current[name]))
      throw new Refused('documentLocked');
    if (values.validUntil !== current?.validUntil && values.validUntil < (await companyToday(this.em)))
      throw new InvalidInput({ field: 'validUntil', code: 'inThePast' });
  }

  /** Refuses to delete a quotation that the customer may have received or has accepted. */
  protected override async guardDelete({ state }: CrmQuotation) {
    if (state === 'SENT' || state === 'ACCEPTED') throw new Refused('documentLocked');
  }

  /** Creates a draft from a lead, valid for thirty days. */
  async createFromLead(leadId: string): Promise<CrmQuotation> {
    const leads = new LeadDealService(this.scope);
    const lead = await leads.find(leadId);
    this.origin = { lead: leadId };
    return this.create({ ...(await leads.valuesOf(lead)), ...(await this.newTerms()) });
  }

  /** Creates a draft from an order; accepting it leads back to that order instead of creating another. */
  async createFromOrder(orderId: string): Promise<CrmQuotation> {
    const orders = new CrmOrderService(this.scope);
    const order = await orders.find(orderId);
    this.origin = { order: orderId, lead: order.lead?.id ?? null };
    const lines = (await orders.linesOf(order)).map(line => ({ ...lineValues(line), id: null }));
    const { customer, owner, description, remarks, discountPercent, pricesIncludeTax } = order;
    const contactId = await contactTakenOver(this.em, order);
    const parties = { customerId: customer.id, contactId, ownerId: owner?.id ?? null };
    return this.create({ ...parties, description, remarks, discountPercent, pricesIncludeTax, lines, ...(await this.newTerms()) });
  }

  private async newTerms() {
    return { validUntil: usualValidity(await companyToday(this.em)), terms: null, notes: null };
  }

  /** Marks a draft as sent: it gets its issue day and, the first time, its number, and can no longer be edited. */
  async send(id: string, version?: number): Promise<CrmQuotation> {
    const quotation = await this.find(id, version);
    const today = await companyToday(this.em);
    if (quotation.state === 'DRAFT' && quotation.validUntil < today) throw new InvalidInput({ field: 'validUntil', code: 'inThePast' });
    if (!moveStatus(stateOf(quotation), 'SENT', crmQuotationTransitions)) return quotation;
    quotation.number ??= await drawNumber(this.em, { documentType: 'CRM_QUOTATION', prefix: 'QT' });
    quotation.issuedOn = today;
    await this.em.flush();
    return quotation;
  }

  /**
   * Creates a link by which the customer reads, accepts or declines the quotation, in their language, until the end of its last valid day.
   * A draft is marked as sent, so that the link can be answered. Each call creates a new link. Throws Refused `documentLocked` unless the
   * quotation is then open and still valid.
   */
  async share(id: string): Promise<{ crmQuotation: CrmQuotation; link: string }> {
    const quotation = await this.find(id);
    if (quotation.state === 'DRAFT') await this.send(id);
    if (quotation.state !== 'SENT' || quotation.validUntil < (await companyToday(this.em))) throw new Refused('documentLocked');
    const secret = await newRecordLink(this.em, id, linkActions, quotation.validUntil);
    const { language } = await this.em.findOneOrFail(Customer, { id: quotation.customer.id });
    const { publicUrl } = this.scope.context.session.settings;
    return { crmQuotation: quotation, link: linkAddress(publicUrl, language, '/quotation/', secret) };
  }

  /** Records an acceptance received by other means. The person who accepted defaults to the contact, or to the customer. */
  async accept(id: string, version: number | undefined, said: { name?: string | null }): Promise<CrmQuotation> {
    const quotation = await this.find(id, version);
    const { name } = check(acceptanceRules, { name: said.name ?? (await this.partyOf(quotation)) });
    await answerQuotation(this.scope, quotation, { kind: 'ACCEPTED', name });
    return quotation;
  }

  private async partyOf({ contact, customer }: CrmQuotation): Promise<string> {
    const party = contact ? this.em.findOneOrFail(Contact, { id: contact.id }) : this.em.findOneOrFail(Customer, { id: customer.id });
    return (await party).name;
  }

  /** Records a decline received by other means. */
  async decline(id: string, version: number | undefined, said: { reason: string }): Promise<CrmQuotation> {
    const { reason } = check(declineRules, said);
    const quotation = await this.find(id, version);
    await answerQuotation(this.scope, quotation, { kind: 'DECLINED', reason });
    return quotation;
  }

  /** Cancels a quotation and revokes its links. */
  cancel = (id: string, version?: number) => this.withdraw(id, version, 'CANCELLED');

  /** Turns a quotation back into a draft with the same number, and revokes its links. */
  revise = (id: string, version?: number) => this.withdraw(id, version, 'DRAFT');

  private async withdraw(id: string, version: number | undefined, to: CrmQuotationState): Promise<CrmQuotation> {
    const quotation = await this.find(id, version);
    if (!moveStatus(stateOf(quotation), to, crmQuotationTransitions)) return quotation;
    if (to === 'DRAFT') {
      quotation.revision += 1;
      quotation.declineReason = null;
    }
    await revokeRecordLinks(this.em, id);
    await this.em.flush();
    return quotation;
  }
}

/** Exposes the stored state as `status`, as `moveStatus` expects. */
const stateOf = (quotation: CrmQuotation) => ({
  get status(): string {
    return quotation.state;
  },
  set status(to: string) {
    quotation.state = to as CrmQuotationState;
  },
});
