import { typeOfId } from '../../core/database/ids.ts';
import { codeOf } from '../../core/database/RecordType.ts';
import { NotFound } from '../../core/errors.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { contactTakenOver } from '../../parties/contact/documentContact.ts';
import { Lead } from '../lead/Lead.ts';
import { linesOf } from '../lead/leadLines.ts';
import { LeadService } from '../lead/LeadService.ts';
import { winLead } from '../lead/winLead.ts';
import { lineValues } from './lineValues.ts';

/** Copies data from a lead to the documents created from it. */
export class LeadDealService {
  constructor(private readonly scope: Scope) {}

  /** The lead's parties, and its lines at their prices in the lead. Nothing in it is meant for the customer, so there are no remarks. */
  async valuesOf(lead: Lead) {
    const lines = (await linesOf(this.scope.em, lead.id)).map(line => ({ ...lineValues(line), id: null }));
    const contactId = await contactTakenOver(this.scope.em, lead);
    const parties = { customerId: lead.customer.id, contactId, ownerId: lead.owner?.id ?? null };
    const { description, pricesIncludeTax } = lead;
    return { ...parties, description, remarks: null, discountPercent: '0', pricesIncludeTax, lines };
  }

  /** Finds a lead and locks it until the transaction ends. */
  find = (id: string): Promise<Lead> => new LeadService(this.scope).find(id);

  /** Finds and locks a lead, and moves it to Won if it is not there yet (domain §6). RequestError NOT_FOUND. */
  async won(id: string): Promise<Lead> {
    const lead = typeOfId(id) === codeOf(Lead) ? await winLead(this.scope, id) : null;
    if (!lead) throw NotFound();
    return lead;
  }
}
