import { Args, FieldResolver, Query, Resolver } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CompanyUser } from '../../core/companyUser/CompanyUser.ts';
import { CommandMutation } from '../../core/graphql/CommandMutation.ts';
import { ConnectionOf, ListArgs } from '../../core/graphql/Connection.ts';
import { CrudResolver } from '../../core/graphql/CrudResolver.ts';
import { Ordered } from '../../core/graphql/ordered.ts';
import { DeleteInput, DeletePayload } from '../../core/graphql/Payload.ts';
import { compiled, Reads } from '../../core/graphql/reads.ts';
import { FilterOf } from '../../core/graphql/recordInputs.ts';
import { Related } from '../../core/graphql/related.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { Comment } from '../../core/record/Comment.ts';
import { MoveWorkInput } from '../../portfolio/work/MoveWorkInput.ts';
import { Task, taskCode, TaskDependency } from './Task.ts';
import { TaskDependencyService, type DependencyValues } from './TaskDependencyService.ts';
import { AddTaskDependencyInput, PlanTaskInput, TaskFilter } from './taskInputs.ts';
import { TaskService } from './TaskService.ts';

const Tasks = ConnectionOf(Task);
const Page = ListArgs(Task, TaskFilter);
const Comments = ConnectionOf(Comment);
const CommentPage = ListArgs(Comment, FilterOf(Comment, ['recordId', 'createdAt']));

@Resolver(() => Task)
export class TaskResolver extends CrudResolver({ Entity: Task, plural: 'tasks', Service: TaskService, filter: TaskFilter }) {
  /** Users who do it. */
  @FieldResolver(() => [CompanyUser], { complexity: 4 })
  @Related(
    (user, task) =>
      `exists (select from task_assignee a where a.company_id = ${task}.company_id and a.task_id = ${task}.id and a.user_id = ${user}.id)`,
  )
  @Ordered({ name: 'asc' })
  assignees(): CompanyUser[] {
    return compiled();
  }

  /** Users whom the description mentions. */
  @FieldResolver(() => [CompanyUser], { complexity: 4 })
  @Related((user, task) => `${user}.id = any(${task}.mention_ids)`)
  @Ordered({ name: 'asc' })
  mentions(): CompanyUser[] {
    return compiled();
  }

  /** Tasks that are parts of it. */
  @FieldResolver(() => Tasks)
  @Related((part, task) => `${part}.parent_id = ${task}.id`)
  @Ordered({ number: 'asc' })
  subtasks(@Args(() => Page) _page: object): object {
    return compiled();
  }

  /** What it waits for. */
  @FieldResolver(() => [TaskDependency])
  @Related((dependency, task) => `${dependency}.task_id = ${task}.id`)
  @Ordered({ createdAt: 'asc' })
  predecessors(): TaskDependency[] {
    return compiled();
  }

  /** What waits for it. */
  @FieldResolver(() => [TaskDependency])
  @Related((dependency, task) => `${dependency}.predecessor_id = ${task}.id`)
  @Ordered({ createdAt: 'asc' })
  successors(): TaskDependency[] {
    return compiled();
  }

  /** Moves a task into a column, between two others; changed neighbours are not an error (domain §6). */
  @CommandMutation(Permission.PROJECT_MANAGEMENT, Task, MoveWorkInput)
  moveTask(scope: Scope, input: MoveWorkInput) {
    return new TaskService(scope).move(input);
  }

  @CommandMutation(Permission.PROJECT_MANAGEMENT, Task, PlanTaskInput, {
    description: 'Puts a task into a sprint or back into the backlog, between two others; changed neighbours are not an error.',
    action: 'WRITE',
  })
  planTask(scope: Scope, input: PlanTaskInput) {
    return new TaskService(scope).plan(input);
  }

  @CommandMutation(Permission.PROJECT_MANAGEMENT, Task, AddTaskDependencyInput, {
    description: 'Lets a task wait for another of its project. A circle is refused, with its path.',
    action: 'WRITE',
  })
  addTaskDependency(scope: Scope, input: DependencyValues) {
    return new TaskDependencyService(scope).add(input);
  }

  @CommandMutation(Permission.PROJECT_MANAGEMENT, DeletePayload, DeleteInput, { action: 'WRITE' })
  async removeTaskDependencies(scope: Scope, { ids }: DeleteInput) {
    return { deletedIds: await new TaskDependencyService(scope).remove(ids) };
  }
}

/** Comments on tasks, for clients that list them apart from their tasks. */
@Resolver()
export class TaskCommentResolver {
  @Query(() => Comments, { nullable: true })
  @Allow(Permission.PROJECT_MANAGEMENT)
  @Reads({ kind: 'connection', where: comment => `right(${comment}.record_id::text, 2) = '${taskCode.toString(16)}'` })
  taskComments(@Args(() => CommentPage) _page: object): object {
    return compiled();
  }
}
