import { Field, ID, InputType, Resolver } from 'type-graphql';
import { Permission } from '../../core/access/Permission.ts';
import { CommandMutation } from '../../core/graphql/CommandMutation.ts';
import { CrudResolver } from '../../core/graphql/CrudResolver.ts';
import { CommandInput } from '../../core/graphql/Payload.ts';
import { DateOnly } from '../../core/graphql/scalars.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { RecurringTask } from './RecurringTask.ts';
import { RecurringTaskService } from './RecurringTaskService.ts';

@InputType()
class RecurringTaskPeriodInput extends CommandInput {
  @Field(() => ID) id!: string;
  @Field(() => DateOnly, { description: 'The day on which it is due: its `nextOn`.' }) on!: string;
}

@Resolver()
export class RecurringTaskResolver extends CrudResolver({
  Entity: RecurringTask,
  plural: 'recurringTasks',
  Service: RecurringTaskService,
  filter: ['title', 'source', 'frequency', 'owner', 'status', 'startsOn', 'nextOn', 'updatedAt'],
}) {
  @CommandMutation(Permission.PROJECT_MANAGEMENT, RecurringTask, RecurringTaskPeriodInput, {
    description: 'Makes the task of the period that is due on this day, once: repeated, or before it is due, it does nothing.',
    action: 'WRITE',
  })
  runRecurringTask(scope: Scope, { id, on }: RecurringTaskPeriodInput) {
    return new RecurringTaskService(scope).run(id, on);
  }

  @CommandMutation(Permission.PROJECT_MANAGEMENT, RecurringTask, RecurringTaskPeriodInput, {
    description: 'Leaves out the next period, which is due on this day. Repeated, it does nothing.',
    action: 'WRITE',
  })
  skipRecurringTask(scope: Scope, { id, on }: RecurringTaskPeriodInput) {
    return new RecurringTaskService(scope).skip(id, on);
  }
}
