import { Arg, Args, Field, ID, InputType, Int, Query, Resolver } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CommandMutation } from '../../core/graphql/CommandMutation.ts';
import { ConnectionOf, ListArgs } from '../../core/graphql/Connection.ts';
import { CrudResolver } from '../../core/graphql/CrudResolver.ts';
import { RecordInput } from '../../core/graphql/Payload.ts';
import { compiled, Reads } from '../../core/graphql/reads.ts';
import { FilterOf } from '../../core/graphql/recordInputs.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { Appraisal } from './Appraisal.ts';
import { AppraisalPeriod } from './AppraisalPeriod.ts';
import { AppraisalPeriodService } from './AppraisalPeriodService.ts';
import { AppraisalService } from './AppraisalService.ts';
import { OwnAppraisal } from './OwnAppraisal.ts';
import { TeamAppraisal } from './TeamAppraisal.ts';

@InputType()
class AppraisalGoalInput {
  @Field(() => String) title!: string;
  @Field(() => Int, { description: 'From 1 to 100; the weights of all goals add up to 100.' }) weight!: number;
}

@InputType()
class AppraisalGoalsInput extends RecordInput {
  @Field(() => [AppraisalGoalInput], { description: 'At most 20.' }) goals!: AppraisalGoalInput[];
}

@InputType()
class AppraisalRatingInput {
  @Field(() => Int, { description: 'From 1 to 5.' }) rating!: number;
  @Field(() => String, { nullable: true }) note?: string | null;
}

@InputType()
class AppraisalRatingsInput extends RecordInput {
  @Field(() => [AppraisalRatingInput], { description: 'One for each goal, in their order.' }) ratings!: AppraisalRatingInput[];
}

@Resolver()
export class AppraisalPeriodResolver extends CrudResolver({
  Entity: AppraisalPeriod,
  plural: 'appraisalPeriods',
  Service: AppraisalPeriodService,
  filter: ['title', 'startsOn', 'endsOn', 'appraisalCount', 'signedCount', 'status', 'updatedAt'],
}) {
  @CommandMutation(
    Permission.HRM,
    AppraisalPeriod,
    RecordInput,
    'Makes the appraisals of a period, of each employee who has none and reports to somebody.',
  )
  startAppraisals(scope: Scope, { id, version }: RecordInput) {
    return new AppraisalPeriodService(scope).start(id, version);
  }
}

const Appraisals = ConnectionOf(Appraisal);
const AppraisalPage = ListArgs(
  Appraisal,
  FilterOf(Appraisal, ['period', 'employee', 'score', 'managerSignedAt', 'employeeSignedAt', 'updatedAt']),
);

/** Appraisals as Human resources sees them. */
@Resolver()
export class AppraisalResolver {
  @Query(() => Appraisal, { nullable: true })
  @Allow(Permission.HRM)
  @Reads({ kind: 'record' })
  appraisal(@Arg('id', () => ID) _id: string): Appraisal {
    return compiled();
  }

  @Query(() => Appraisals, { nullable: true })
  @Allow(Permission.HRM)
  @Reads({ kind: 'connection' })
  appraisals(@Args(() => AppraisalPage) _page: object): object {
    return compiled();
  }

  @CommandMutation(Permission.HRM, Appraisal, AppraisalGoalsInput, 'Sets the goals of an appraisal, whose weights add up to 100.')
  setAppraisalGoals(scope: Scope, { id, version, goals }: AppraisalGoalsInput) {
    return new AppraisalService(scope, 'STAFF').setGoals(id, version, { goals });
  }
}

const OwnAppraisals = ConnectionOf(OwnAppraisal);
const OwnAppraisalPage = ListArgs(OwnAppraisal, FilterOf(OwnAppraisal, ['endsOn', 'isOpen']));
const TeamAppraisals = ConnectionOf(TeamAppraisal);
const TeamAppraisalPage = ListArgs(TeamAppraisal, FilterOf(TeamAppraisal, ['endsOn', 'isOpen', 'employeeName']));

/** Appraisals of one's own and of one's people. They ask for no right. */
@Resolver()
export class OwnAppraisalResolver {
  @Query(() => OwnAppraisals, { nullable: true, description: "The viewer's own appraisals, newest first." })
  @Allow('SIGNED_IN', 'IN_PERSON')
  @Reads({ kind: 'connection' })
  ownAppraisals(@Args(() => OwnAppraisalPage) _page: object): object {
    return compiled();
  }

  @Query(() => TeamAppraisals, { nullable: true, description: 'Appraisals of those who report to the viewer, newest first.' })
  @Allow('SIGNED_IN', 'IN_PERSON')
  @Reads({ kind: 'connection' })
  teamAppraisals(@Args(() => TeamAppraisalPage) _page: object): object {
    return compiled();
  }

  @CommandMutation('SIGNED_IN', OwnAppraisal, AppraisalRatingsInput, "Rates the viewer's own goals.")
  rateOwnAppraisal(scope: Scope, { id, version, ratings }: AppraisalRatingsInput) {
    return new AppraisalService(scope, 'OWN').rate(id, version, { ratings });
  }

  @CommandMutation(
    'SIGNED_IN',
    OwnAppraisal,
    RecordInput,
    "Signs an appraisal of the viewer's own, after their manager; it is locked then.",
  )
  signOwnAppraisal(scope: Scope, { id, version }: RecordInput) {
    return new AppraisalService(scope, 'OWN').sign(id, version);
  }

  @CommandMutation('SIGNED_IN', TeamAppraisal, AppraisalGoalsInput, 'Sets the goals of somebody who reports to the viewer.')
  setTeamAppraisalGoals(scope: Scope, { id, version, goals }: AppraisalGoalsInput) {
    return new AppraisalService(scope, 'TEAM').setGoals(id, version, { goals });
  }

  @CommandMutation('SIGNED_IN', TeamAppraisal, AppraisalRatingsInput, 'Rates the goals of somebody who reports to the viewer.')
  rateTeamAppraisal(scope: Scope, { id, version, ratings }: AppraisalRatingsInput) {
    return new AppraisalService(scope, 'TEAM').rate(id, version, { ratings });
  }

  @CommandMutation('SIGNED_IN', TeamAppraisal, RecordInput, 'Signs an appraisal for the manager, once both have rated every goal.')
  signTeamAppraisal(scope: Scope, { id, version }: RecordInput) {
    return new AppraisalService(scope, 'TEAM').sign(id, version);
  }

  @CommandMutation('SIGNED_IN', TeamAppraisal, RecordInput, "Takes the manager's signature back, while the employee has not signed.")
  reopenTeamAppraisal(scope: Scope, { id, version }: RecordInput) {
    return new AppraisalService(scope, 'TEAM').reopen(id, version);
  }
}
