import { Arg, Ctx, Field, ID, InputType, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CommandMutation, type MutationSettings } from '../../core/graphql/CommandMutation.ts';
import type { Context } from '../../core/graphql/Context.ts';
import { CommandInput, Payload } from '../../core/graphql/Payload.ts';
import { DateOnly, DecimalText } from '../../core/graphql/scalars.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { TimeApprovalService } from './TimeApprovalService.ts';
import { SubmittedTime, Timesheet } from './Timesheet.ts';
import { submittedTimeFor, timesheetOf } from './timesheetOf.ts';
import { TimesheetService } from './TimesheetService.ts';

@InputType()
class TimesheetCellInput {
  @Field(() => ID) projectId!: string;
  @Field(() => ID, { nullable: true, description: 'A task of the project.' }) taskId!: string | null;
  @Field(() => DateOnly) spentOn!: string;
  @Field(() => DecimalText, { description: 'All hours of the day; 0 removes them.' }) hours!: string;
}

@InputType()
class SaveTimesheetInput extends CommandInput {
  @Field(() => [TimesheetCellInput]) cells!: TimesheetCellInput[];
}

@InputType()
class TimesheetWeekInput extends CommandInput {
  @Field(() => DateOnly, { description: 'Any day of the week.' }) day!: string;
}

@InputType()
class SubmissionInput extends TimesheetWeekInput {
  @Field(() => ID, { description: 'Who spent the time.' }) userId!: string;
  @Field(() => ID) projectId!: string;
}

@InputType()
class RejectTimeInput extends SubmissionInput {
  @Field(() => String, { description: 'Shown to whoever spent the time.' }) reason!: string;
}

@ObjectType({ implements: Payload })
class TimesheetPayload extends Payload {
  @Field(() => Int, { nullable: true, description: 'Number of cells or time entries that were concerned.' }) count!: number | null;
}

const ofManagers: MutationSettings = { action: 'WRITE' };

/** Timesheets, and the approval of what they hold. */
@Resolver()
export class TimesheetResolver {
  @Query(() => Timesheet, { nullable: true, description: "A user's hours of a week; the viewer's of this week, unless others are named." })
  @Allow(Permission.PROJECT_MANAGEMENT)
  timesheet(
    @Ctx() { database, viewer }: Context,
    @Arg('day', () => DateOnly, { nullable: true }) day?: string | null,
    @Arg('userId', () => ID, { nullable: true }) userId?: string | null,
  ): Promise<Timesheet | null> {
    return database.inCompany(viewer!, em => timesheetOf(em, userId ?? viewer!.userId, day ?? null));
  }

  @Query(() => [SubmittedTime], { description: 'Submitted hours that the viewer may approve, the earliest week first; at most 200.' })
  @Allow(Permission.PROJECT_MANAGEMENT)
  submittedTime(@Ctx() { database, viewer }: Context): Promise<SubmittedTime[]> {
    return database.inCompany(viewer!, em => submittedTimeFor(em, viewer!));
  }

  @CommandMutation(Permission.PROJECT_MANAGEMENT, TimesheetPayload, SaveTimesheetInput, "Sets the viewer's hours of some days.")
  async saveTimesheet(scope: Scope, input: SaveTimesheetInput) {
    return { count: await new TimesheetService(scope).save(input) };
  }

  @CommandMutation(Permission.PROJECT_MANAGEMENT, TimesheetPayload, TimesheetWeekInput, {
    ...ofManagers,
    description: "Submits the viewer's hours of a week for approval; they cannot be changed meanwhile.",
  })
  async submitTimesheet(scope: Scope, input: TimesheetWeekInput) {
    return { count: await new TimesheetService(scope).submit(input) };
  }

  @CommandMutation(Permission.PROJECT_MANAGEMENT, TimesheetPayload, TimesheetWeekInput, {
    ...ofManagers,
    description: "Takes the viewer's submitted hours of a week back, to change them.",
  })
  async withdrawTimesheet(scope: Scope, input: TimesheetWeekInput) {
    return { count: await new TimesheetService(scope).withdraw(input) };
  }

  @CommandMutation(Permission.PROJECT_MANAGEMENT, TimesheetPayload, SubmissionInput, {
    ...ofManagers,
    description: 'Approves what a user submitted for a week of a project: by its manager, or by whoever has the right to approve.',
  })
  async approveTime(scope: Scope, input: SubmissionInput) {
    return { count: await new TimeApprovalService(scope).approve(input) };
  }

  @CommandMutation(Permission.PROJECT_MANAGEMENT, TimesheetPayload, RejectTimeInput, {
    ...ofManagers,
    description: 'Sends what a user submitted for a week of a project back to them.',
  })
  async rejectTime(scope: Scope, input: RejectTimeInput) {
    return { count: await new TimeApprovalService(scope).reject(input) };
  }

  @CommandMutation(Permission.PROJECT_MANAGEMENT, TimesheetPayload, SubmissionInput, {
    ...ofManagers,
    description: "Takes the approval of a user's hours in a week of a project back.",
  })
  async reopenTime(scope: Scope, input: SubmissionInput) {
    return { count: await new TimeApprovalService(scope).reopen(input) };
  }
}
