import { Args, Field, FieldResolver, InputType, Query, Resolver } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CommandMutation } from '../../core/graphql/CommandMutation.ts';
import { ConnectionOf, ListArgs, PageArgs } from '../../core/graphql/Connection.ts';
import { CrudResolver } from '../../core/graphql/CrudResolver.ts';
import { Ordered } from '../../core/graphql/ordered.ts';
import { RecordInput } from '../../core/graphql/Payload.ts';
import { compiled, Reads } from '../../core/graphql/reads.ts';
import { FilterOf } from '../../core/graphql/recordInputs.ts';
import { Related } from '../../core/graphql/related.ts';
import { DateOnly } from '../../core/graphql/scalars.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { Employee } from '../../staff/employee/Employee.ts';
import { LeavingStep } from './LeavingStep.ts';
import { LeavingStepService } from './LeavingStepService.ts';
import { LeavingTask } from './LeavingTask.ts';
import { LeavingTaskService } from './LeavingTaskService.ts';
import { OwnLeavingTask } from './OwnLeavingTask.ts';

@InputType()
class StartLeavingInput extends RecordInput {
  @Field(() => DateOnly, { description: 'The last day of the employee, after which their account is closed.' }) leftOn!: string;
}

@Resolver()
export class LeavingStepResolver extends CrudResolver({
  Entity: LeavingStep,
  plural: 'leavingSteps',
  Service: LeavingStepService,
  filter: ['title', 'daysBefore', 'assignee', 'status', 'updatedAt'],
}) {}

@Resolver()
export class LeavingTaskResolver extends CrudResolver({
  Entity: LeavingTask,
  plural: 'leavingTasks',
  Service: LeavingTaskService,
  filter: ['employee', 'title', 'assignee', 'dueOn', 'doneAt', 'isDone', 'updatedAt'],
}) {
  @CommandMutation(Permission.HRM, Employee, StartLeavingInput, "Sets an employee's last day and makes their checklist from the template.")
  startLeaving(scope: Scope, input: StartLeavingInput) {
    return new LeavingTaskService(scope).start(input);
  }

  @CommandMutation(Permission.HRM, LeavingTask, RecordInput, 'Marks a task of a checklist as done; one that already is keeps its time.')
  completeLeavingTask(scope: Scope, { id, version }: RecordInput) {
    return new LeavingTaskService(scope).setDone(id, version, true);
  }

  @CommandMutation(Permission.HRM, LeavingTask, RecordInput, 'Opens a task of a checklist again.')
  reopenLeavingTask(scope: Scope, { id, version }: RecordInput) {
    return new LeavingTaskService(scope).setDone(id, version, false);
  }
}

const Tasks = ConnectionOf(LeavingTask);

/** Their checklist. */
@Resolver(() => Employee)
export class EmployeeLeavingResolver {
  @FieldResolver(() => Tasks, { description: 'What is to be done before the employee leaves, by the day it is due.' })
  @Related((task, employee) => `${task}.employee_id = ${employee}.id`)
  @Ordered({ dueOn: 'asc' })
  leavingTasks(@Args(() => PageArgs) _page: PageArgs): object {
    return compiled();
  }
}

const OwnTasks = ConnectionOf(OwnLeavingTask);
const OwnTaskPage = ListArgs(OwnLeavingTask, FilterOf(OwnLeavingTask, ['dueOn', 'isDone']));

/** What whoever is signed in is to do before others leave. It asks for no right. */
@Resolver()
export class OwnLeavingResolver {
  @Query(() => OwnTasks, { nullable: true, description: 'What the viewer is to do before others leave.' })
  @Allow('SIGNED_IN', 'IN_PERSON')
  @Reads({ kind: 'connection' })
  ownLeavingTasks(@Args(() => OwnTaskPage) _page: object): object {
    return compiled();
  }

  @CommandMutation('SIGNED_IN', OwnLeavingTask, RecordInput, 'Marks a task of the viewer as done.')
  completeOwnLeavingTask(scope: Scope, { id, version }: RecordInput) {
    return new LeavingTaskService(scope).setOwnDone(id, version, true);
  }

  @CommandMutation('SIGNED_IN', OwnLeavingTask, RecordInput, 'Opens a task of the viewer again.')
  reopenOwnLeavingTask(scope: Scope, { id, version }: RecordInput) {
    return new LeavingTaskService(scope).setOwnDone(id, version, false);
  }
}
