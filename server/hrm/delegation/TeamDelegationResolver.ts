import { Args, Field, ID, InputType, ObjectType, Query, Resolver } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { CommandMutation } from '../../core/graphql/CommandMutation.ts';
import { ConnectionOf, ListArgs } from '../../core/graphql/Connection.ts';
import { CrudResolver } from '../../core/graphql/CrudResolver.ts';
import { CommandInput, Payload, RecordInput } from '../../core/graphql/Payload.ts';
import { compiled, Reads } from '../../core/graphql/reads.ts';
import { FilterOf } from '../../core/graphql/recordInputs.ts';
import { DateOnly } from '../../core/graphql/scalars.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { OwnTeamDelegation } from './OwnTeamDelegation.ts';
import { TeamDelegation } from './TeamDelegation.ts';
import { TeamDelegationService } from './TeamDelegationService.ts';

const OwnTeamDelegations = ConnectionOf(OwnTeamDelegation);
const OwnTeamDelegationPage = ListArgs(OwnTeamDelegation, FilterOf(OwnTeamDelegation, ['startsOn', 'endsOn']));

@InputType()
class NameOwnDelegateInput extends CommandInput {
  @Field(() => ID, { description: 'The user who decides for the viewer.' }) delegateId!: string;
  @Field(() => DateOnly) startsOn!: string;
  @Field(() => DateOnly, { description: 'Last day.' }) endsOn!: string;
}

@ObjectType({ implements: Payload })
class EndOwnDelegationPayload extends Payload {
  @Field(() => ID, { nullable: true }) endedId!: string | null;
}

@Resolver()
export class TeamDelegationResolver extends CrudResolver({
  Entity: TeamDelegation,
  plural: 'teamDelegations',
  Service: TeamDelegationService,
  filter: ['manager', 'delegate', 'startsOn', 'endsOn', 'isCurrent', 'updatedAt'],
}) {}

/** Stand-ins of the viewer's own, which ask for no right. */
@Resolver()
export class OwnTeamDelegationResolver {
  @Query(() => OwnTeamDelegations, { nullable: true, description: 'Stand-ins that the viewer has named, or Human resources for them.' })
  @Allow('SIGNED_IN', 'IN_PERSON')
  @Reads({ kind: 'connection' })
  ownTeamDelegations(@Args(() => OwnTeamDelegationPage) _page: object): object {
    return compiled();
  }

  @CommandMutation(
    'SIGNED_IN',
    OwnTeamDelegation,
    NameOwnDelegateInput,
    "Names who decides leave and corrections of the viewer's people on some days.",
  )
  nameOwnDelegate(scope: Scope, input: NameOwnDelegateInput) {
    return new TeamDelegationService(scope).nameOwn(input);
  }

  @CommandMutation('SIGNED_IN', EndOwnDelegationPayload, RecordInput, "Ends a stand-in of the viewer's.")
  async endOwnDelegation(scope: Scope, { id, version }: RecordInput) {
    return { endedId: await new TeamDelegationService(scope).endOwn(id, version) };
  }
}
