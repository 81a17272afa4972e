import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, Info, Mutation, Resolver } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { command } from '../../core/graphql/command.ts';
import type { Context } from '../../core/graphql/Context.ts';
import { CrudResolver } from '../../core/graphql/CrudResolver.ts';
import { Ordered } from '../../core/graphql/ordered.ts';
import { PayloadOf } from '../../core/graphql/Payload.ts';
import { compiled } from '../../core/graphql/reads.ts';
import { Related } from '../../core/graphql/related.ts';
import { Lead } from './Lead.ts';
import { LeadFilter, LeadInput, MoveLeadInput } from './leadInputs.ts';
import { LeadService } from './LeadService.ts';
import { LeadStage } from './LeadStage.ts';

const LeadPayload = PayloadOf(Lead);

@Resolver(() => Lead)
export class LeadResolver extends CrudResolver({
  Entity: Lead,
  plural: 'leads',
  Service: LeadService,
  filter: LeadFilter,
  input: LeadInput,
}) {
  /** Which columns it has been in, and when. */
  @FieldResolver(() => [LeadStage])
  @Related((stage, lead) => `${stage}.lead_id = ${lead}.id`)
  @Ordered({ enteredAt: 'asc' })
  stages(): LeadStage[] {
    return compiled();
  }

  /** Puts a lead into a column, between two others; changed neighbours are no error (domain §6). */
  @Mutation(() => LeadPayload)
  @Allow(Permission.CRM)
  moveLead(@Arg('input', () => MoveLeadInput) input: MoveLeadInput, @Ctx() context: Context, @Info() info: GraphQLResolveInfo) {
    return command(context, info, input, async scope => ({ lead: await new LeadService(scope).move(input) }));
  }
}
