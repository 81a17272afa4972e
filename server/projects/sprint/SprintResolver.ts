import { Arg, Args, Ctx, Field, FieldResolver, ID, InputType, Query, Resolver } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CommandMutation } from '../../core/graphql/CommandMutation.ts';
import { ConnectionOf, ListArgs } from '../../core/graphql/Connection.ts';
import type { Context } from '../../core/graphql/Context.ts';
import { CrudResolver } from '../../core/graphql/CrudResolver.ts';
import { Ordered } from '../../core/graphql/ordered.ts';
import { RecordInput } from '../../core/graphql/Payload.ts';
import { compiled } from '../../core/graphql/reads.ts';
import { FilterOf } from '../../core/graphql/recordInputs.ts';
import { Related } from '../../core/graphql/related.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { Project } from '../../portfolio/project/Project.ts';
import { Task } from '../task/Task.ts';
import { TaskFilter } from '../task/taskInputs.ts';
import { burndownOf } from './burndownOf.ts';
import { capacityOf } from './capacityOf.ts';
import { Sprint } from './Sprint.ts';
import { SprintCapacity } from './SprintCapacity.ts';
import { SprintDay } from './SprintDay.ts';
import { SprintService } from './SprintService.ts';
import { SprintVelocity } from './SprintVelocity.ts';
import { velocityOf } from './velocityOf.ts';

@InputType()
class CompleteSprintInput extends RecordInput {
  @Field(() => ID, {
    nullable: true,
    description: 'Sprint of the same project that the open tasks move to; without one, they are in none.',
  })
  nextSprintId?: string | null;
}

@InputType()
export class SprintFilter extends FilterOf(Sprint, [
  'id',
  'name',
  'project',
  'status',
  'startsOn',
  'endsOn',
  'taskCount',
  'doneCount',
  'completedAt',
  'updatedAt',
]) {}

const Tasks = ConnectionOf(Task);
const TaskPage = ListArgs(Task, TaskFilter);
const Sprints = ConnectionOf(Sprint);
const SprintPage = ListArgs(Sprint, SprintFilter);

@Resolver(() => Sprint)
export class SprintResolver extends CrudResolver({ Entity: Sprint, plural: 'sprints', Service: SprintService, filter: SprintFilter }) {
  /** Tasks that are in it now. */
  @FieldResolver(() => Tasks)
  @Related((task, sprint) => `${task}.sprint_id = ${sprint}.id`)
  @Ordered({ number: 'asc' })
  tasks(@Args(() => TaskPage) _page: object): object {
    return compiled();
  }

  @Query(() => [SprintDay], { nullable: true, description: 'A sprint day by day, for its burndown; at most a year.' })
  @Allow(Permission.PROJECT_MANAGEMENT)
  sprintBurndown(@Arg('id', () => ID) id: string, @Ctx() { database, viewer }: Context): Promise<SprintDay[] | null> {
    return database.inCompany(viewer!, em => burndownOf(em, id));
  }

  @Query(() => SprintCapacity, {
    nullable: true,
    description: 'What those who do the tasks of a sprint can work in its days. Null without dates.',
  })
  @Allow(Permission.PROJECT_MANAGEMENT)
  sprintCapacity(@Arg('id', () => ID) id: string, @Ctx() { database, viewer }: Context): Promise<SprintCapacity | null> {
    return database.inCompany(viewer!, em => capacityOf(em, id));
  }

  @Query(() => [SprintVelocity], {
    nullable: true,
    description: 'What the latest completed sprints of a project planned and did, the oldest first; at most 12.',
  })
  @Allow(Permission.PROJECT_MANAGEMENT)
  projectVelocity(@Arg('projectId', () => ID) projectId: string, @Ctx() { database, viewer }: Context): Promise<SprintVelocity[]> {
    return database.inCompany(viewer!, em => velocityOf(em, projectId));
  }

  @CommandMutation(Permission.PROJECT_MANAGEMENT, Sprint, CompleteSprintInput, {
    description: 'Completes a sprint for good: freezes its figures and moves its open tasks on. Repeating it does nothing.',
    action: 'WRITE',
  })
  completeSprint(scope: Scope, { id, version, nextSprintId }: CompleteSprintInput) {
    return new SprintService(scope).complete(id, version, nextSprintId);
  }
}

/** Declared here because a relation belongs to the dependent side. */
@Resolver(() => Project)
export class ProjectSprintsResolver {
  /** Sprints of the project, the latest first. */
  @FieldResolver(() => Sprints)
  @Related((sprint, project) => `${sprint}.project_id = ${project}.id`)
  @Ordered({ startsOn: 'desc' })
  sprints(@Args(() => SprintPage) _page: object): object {
    return compiled();
  }
}
