import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Info, Mutation, Resolver } from 'type-graphql';
import { Allow } from '../access/Allow.ts';
import type { Context } from '../graphql/Context.ts';
import { ownCommand } from './ownCommand.ts';
import { EnterCompanyInput, LeaveCompanyInput } from './sessionInputs.ts';
import { ViewerPayload } from './sessionPayloads.ts';

/** SUPER_ADMIN looks into a company; in person, never by a key. */
@Resolver()
export class VisitResolver {
  @Mutation(() => ViewerPayload, {
    description: 'For an hour at most the session is in that company: it reads everything there and changes nothing, until leaveCompany.',
  })
  @Allow('SUPER_ADMIN', 'IN_PERSON')
  enterCompany(
    @Arg('input', () => EnterCompanyInput) input: EnterCompanyInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    return ownCommand(context, info, input, scope => context.session.visits.enter(scope, input));
  }

  @Mutation(() => ViewerPayload)
  @Allow('SUPER_ADMIN', 'VISITING', 'IN_PERSON')
  leaveCompany(
    @Arg('input', () => LeaveCompanyInput) input: LeaveCompanyInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    return ownCommand(context, info, input, scope => context.session.visits.leave(scope));
  }
}
