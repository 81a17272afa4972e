import { FieldResolver, Resolver } from 'type-graphql';
import type { Scope } from '../../core/graphql/Scope.ts';
import { CommandMutation } from '../../core/graphql/CommandMutation.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CrudResolver } from '../../core/graphql/CrudResolver.ts';
import { Ordered } from '../../core/graphql/ordered.ts';
import { compiled } from '../../core/graphql/reads.ts';
import { Related } from '../../core/graphql/related.ts';
import { Lead } from './Lead.ts';
import { LeadFilter, LeadInput, MoveLeadInput } from './leadInputs.ts';
import { LeadService } from './LeadService.ts';
import { LeadStage } from './LeadStage.ts';

@Resolver(() => Lead)
export class LeadResolver extends CrudResolver({
  Entity: Lead,
  plural: 'leads',
  Service: LeadService,
  filter: LeadFilter,
  input: LeadInput,
}) {
  /** Columns the lead has been in, and when. */
  @FieldResolver(() => [LeadStage])
  @Related((stage, lead) => `${stage}.lead_id = ${lead}.id`)
  @Ordered({ enteredAt: 'asc' })
  stages(): LeadStage[] {
    return compiled();
  }

  /** Moves a lead into a column, between two others; changed neighbours are not an error (domain §6). */
  @CommandMutation(Permission.CRM, Lead, MoveLeadInput)
  moveLead(scope: Scope, input: MoveLeadInput) {
    return new LeadService(scope).move(input);
  }
}
