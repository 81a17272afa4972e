import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, Field, Info, InputType, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { Allow } from '../access/Allow.ts';
import { Permission } from '../access/Permission.ts';
import { command } from '../graphql/command.ts';
import { ConnectionOf, ListArgs } from '../graphql/Connection.ts';
import type { Context } from '../graphql/Context.ts';
import { DateTimeFilter, EnumFilter } from '../graphql/filters.ts';
import { CommandInput, Payload } from '../graphql/Payload.ts';
import { compiled, Reads } from '../graphql/reads.ts';
import { askForChecks } from './askForChecks.ts';
import { InvariantCheck, InvariantState } from './InvariantCheck.ts';

const InvariantStateFilter = EnumFilter(InvariantState, 'InvariantState');

@InputType()
class InvariantCheckFilter {
  @Field(() => InvariantStateFilter, { nullable: true }) state?: object;
  @Field(() => DateTimeFilter, { nullable: true }) checkedAt?: DateTimeFilter;
}

@InputType()
class CheckInvariantsInput extends CommandInput {}

@ObjectType({ implements: Payload })
class CheckInvariantsPayload extends Payload {}

const InvariantCheckConnection = ConnectionOf(InvariantCheck);
const InvariantCheckPage = ListArgs(InvariantCheck, InvariantCheckFilter);

/** Whether the data are as they must be: of the viewer's company, and of all of them for SUPER_ADMIN. */
@Resolver()
export class InvariantResolver {
  @Query(() => InvariantCheckConnection, { nullable: true })
  @Allow('SUPER_ADMIN', Permission.ADMINISTRATIVE_ROLES)
  @Reads({ kind: 'connection' })
  invariantChecks(@Args(() => InvariantCheckPage) _page: object): object {
    return compiled();
  }

  @Mutation(() => CheckInvariantsPayload, {
    description: 'Looks again, in the background; `recordsChanged` of InvariantCheck tells that it is done.',
  })
  @Allow('SUPER_ADMIN', Permission.ADMINISTRATIVE_ROLES)
  checkInvariants(
    @Arg('input', () => CheckInvariantsInput) input: CheckInvariantsInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    return command(context, info, input, scope => askForChecks(scope));
  }
}
