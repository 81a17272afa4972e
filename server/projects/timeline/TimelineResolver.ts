import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Field, ID, Info, InputType, ObjectType, Query, Resolver } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CommandMutation } from '../../core/graphql/CommandMutation.ts';
import type { Context } from '../../core/graphql/Context.ts';
import { CommandInput, Payload, RecordInput } from '../../core/graphql/Payload.ts';
import { DateOnly } from '../../core/graphql/scalars.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { matchingIds } from '../../core/graphql/select/matchingIds.ts';
import { Task } from '../task/Task.ts';
import { TaskFilter } from '../task/taskInputs.ts';
import { TaskDatesService } from './TaskDatesService.ts';
import { ProjectTimeline } from './Timeline.ts';
import { timelineLimit } from './timeline.rules.ts';
import { timelineOf, timelineProject } from './timelineOf.ts';

@InputType()
class UpdateTaskDatesInput extends RecordInput {
  @Field(() => DateOnly, { nullable: true, description: 'Null removes it.' }) startOn!: string | null;
  @Field(() => DateOnly, { nullable: true, description: 'Null removes it.' }) dueOn!: string | null;
  @Field(() => Boolean, { nullable: true, description: 'Whether tasks that wait for it move on with it; they do, if omitted.' })
  movesFollowers!: boolean | null;
}

@InputType()
class UndoTaskDatesInput extends CommandInput {
  @Field(() => ID, { description: 'The change, as `updateTaskDates` named it.' }) shiftId!: string;
}

@ObjectType({ implements: Payload })
class TaskDatesPayload extends Payload {
  @Field(() => ID, { nullable: true, description: 'The change, to undo it within a day.' }) shiftId!: string | null;
  @Field(() => [ID], { nullable: true, description: 'The tasks that have new dates.' }) taskIds!: string[] | null;
}

/** Tasks over time. */
@Resolver()
export class TimelineResolver {
  @Query(() => ProjectTimeline, {
    nullable: true,
    description:
      "A project's tasks over time, those that a list would show; of the open project that is due first, the viewer's own before others, if none is named.",
  })
  @Allow(Permission.PROJECT_MANAGEMENT)
  projectTimeline(
    @Ctx() { database, viewer }: Context,
    @Info() { schema }: GraphQLResolveInfo,
    @Arg('projectId', () => ID, { nullable: true }) projectId?: string | null,
    @Arg('filter', () => TaskFilter, { nullable: true }) filter?: TaskFilter | null,
    @Arg('search', () => String, { nullable: true }) search?: string | null,
  ): Promise<ProjectTimeline | null> {
    return database.inCompany(viewer!, async em => {
      const id = await timelineProject(em, projectId ?? null, viewer!.userId);
      if (!id) return null;
      const scope = { em, viewer: viewer!, database };
      const asked = { Entity: Task, filter: { ...filter, project: { eq: id } }, search, limit: timelineLimit };
      return timelineOf(em, id, filter || search ? await matchingIds(scope, schema, asked) : null);
    });
  }

  @CommandMutation(
    Permission.PROJECT_MANAGEMENT,
    TaskDatesPayload,
    UpdateTaskDatesInput,
    'Gives a task new dates, and moves on the tasks that wait for it, in working days: one change, which can be undone.',
  )
  updateTaskDates(scope: Scope, input: UpdateTaskDatesInput) {
    return new TaskDatesService(scope).set(input);
  }

  @CommandMutation(Permission.PROJECT_MANAGEMENT, TaskDatesPayload, UndoTaskDatesInput, {
    action: 'WRITE',
    description: 'Takes a change of dates of the last day back, unless one of its tasks has changed since.',
  })
  async undoTaskDates(scope: Scope, { shiftId }: UndoTaskDatesInput) {
    return { shiftId: null, taskIds: await new TaskDatesService(scope).undo(shiftId) };
  }
}
