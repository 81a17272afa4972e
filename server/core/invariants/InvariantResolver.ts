import { Args, Field, InputType, ObjectType, Query, Resolver } from 'type-graphql';
import { Allow } from '../access/Allow.ts';
import { Permission } from '../access/Permission.ts';
import { CommandMutation } from '../graphql/CommandMutation.ts';
import { ConnectionOf, ListArgs } from '../graphql/Connection.ts';
import type { Scope } from '../graphql/Scope.ts';
import { DateTimeFilter, EnumFilter } from '../graphql/filters.ts';
import { CommandInput, Payload } from '../graphql/Payload.ts';
import { compiled, Reads } from '../graphql/reads.ts';
import { requestChecks } from './requestChecks.ts';
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

/** Invariant checks of the viewer's company; of all companies for SUPER_ADMIN. */
@Resolver()
export class InvariantResolver {
  @Query(() => InvariantCheckConnection, { nullable: true })
  @Allow('SUPER_ADMIN', Permission.ADMINISTRATIVE_ROLES)
  @Reads({ kind: 'connection' })
  invariantChecks(@Args(() => InvariantCheckPage) _page: object): object {
    return compiled();
  }

  @CommandMutation(
    ['SUPER_ADMIN', Permission.ADMINISTRATIVE_ROLES],
    CheckInvariantsPayload,
    CheckInvariantsInput,
    'Checks again in the background; `recordsChanged` of InvariantCheck announces the result.',
  )
  checkInvariants(scope: Scope) {
    return requestChecks(scope);
  }
}
