import type { Scope } from '../../core/graphql/Scope.ts';
import type { Lead } from '../lead/Lead.ts';
import { LeadColumn, LeadColumnKind } from '../lead/LeadColumn.ts';
import { LeadColumnService } from '../lead/LeadColumnService.ts';
import { linesOf } from '../lead/leadLines.ts';
import { LeadService } from '../lead/LeadService.ts';
import { lineValues } from './lineValues.ts';

/** What documents take over from the lead they are made of. */
export class LeadDealService {
  constructor(private readonly scope: Scope) {}

  /** The lead's parties, and its lines at what they cost there. */
  async valuesOf(lead: Lead) {
    const lines = (await linesOf(this.scope.em, lead.id)).map(line => ({ ...lineValues(line), id: null }));
    const parties = { customerId: lead.customer.id, contactId: lead.contact?.id ?? null, ownerId: lead.owner?.id ?? null };
    const { description, pricesIncludeTax } = lead;
    return { ...parties, description, discountPercent: '0', pricesIncludeTax, lines };
  }

  /** A lead, held until the transaction ends. */
  find = (id: string): Promise<Lead> => new LeadService(this.scope).find(id);

  /** The same, closed as won: it is moved there if it is not (domain §6). */
  async won(id: string): Promise<Lead> {
    const column = await this.scope.em.findOneOrFail(LeadColumn, { kind: LeadColumnKind.CLOSED_WON });
    // Columns are held before their leads, as whoever moves a lead holds them.
    await new LeadColumnService(this.scope).hold([column.id]);
    const lead = await this.find(id);
    return lead.column.id === column.id ? lead : new LeadService(this.scope).move({ id, columnId: column.id });
  }
}
