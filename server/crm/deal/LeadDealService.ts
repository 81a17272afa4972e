import type { Scope } from '../../core/graphql/Scope.ts';
import type { Lead } from '../lead/Lead.ts';
import { LeadColumn, LeadColumnKind } from '../lead/LeadColumn.ts';
import { LeadColumnService } from '../lead/LeadColumnService.ts';
import { linesOf } from '../lead/leadLines.ts';
import { LeadService } from '../lead/LeadService.ts';
import { lineValues } from './lineValues.ts';

/** Copies data from a lead to the documents created from it. */
export class LeadDealService {
  constructor(private readonly scope: Scope) {}

  /** The lead's parties, and its lines at their prices in the lead. */
  async valuesOf(lead: Lead) {
    const lines = (await linesOf(this.scope.em, lead.id)).map(line => ({ ...lineValues(line), id: null }));
    const parties = { customerId: lead.customer.id, contactId: lead.contact?.id ?? null, ownerId: lead.owner?.id ?? null };
    const { description, pricesIncludeTax } = lead;
    return { ...parties, description, discountPercent: '0', pricesIncludeTax, lines };
  }

  /** Finds a lead and locks it until the transaction ends. */
  find = (id: string): Promise<Lead> => new LeadService(this.scope).find(id);

  /** Finds and locks a lead, and moves it to Closed Won if it is not there yet (domain §6). */
  async won(id: string): Promise<Lead> {
    const column = await this.scope.em.findOneOrFail(LeadColumn, { kind: LeadColumnKind.CLOSED_WON });
    // Lock columns before their leads, in the same order as `LeadService.move`.
    await new LeadColumnService(this.scope).hold([column.id]);
    const lead = await this.find(id);
    return lead.column.id === column.id ? lead : new LeadService(this.scope).move({ id, columnId: column.id });
  }
}
