import { Arg, Args, Field, ID, InputType, Query, Resolver } from 'type-graphql';
import { Allow } from '../access/Allow.ts';
import { CommandMutation } from '../graphql/CommandMutation.ts';
import { ConnectionOf, ListArgs } from '../graphql/Connection.ts';
import type { Scope } from '../graphql/Scope.ts';
import { EnumFilter } from '../graphql/filters.ts';
import { DeleteInput, DeletePayload, RecordInput } from '../graphql/Payload.ts';
import { compiled, Reads } from '../graphql/reads.ts';
import { BackgroundTask, TaskKind, TaskStatus } from './BackgroundTask.ts';
import { cancelTask, dismissTasks } from './ownTasks.ts';

const TaskKindFilter = EnumFilter(TaskKind, 'TaskKind');
const TaskStatusFilter = EnumFilter(TaskStatus, 'TaskStatus');

@InputType()
class BackgroundTaskFilter {
  @Field(() => TaskKindFilter, { nullable: true }) kind?: object;
  @Field(() => TaskStatusFilter, { nullable: true }) status?: object;
}

const BackgroundTaskConnection = ConnectionOf(BackgroundTask);
const BackgroundTaskPage = ListArgs(BackgroundTask, BackgroundTaskFilter);
/** Background tasks of the viewer; row level security hides those of other users. */
@Resolver()
export class BackgroundTaskResolver {
  @Query(() => BackgroundTask, { nullable: true })
  @Allow('SIGNED_IN')
  @Reads({ kind: 'record' })
  backgroundTask(@Arg('id', () => ID) _id: string): BackgroundTask {
    return compiled();
  }

  @Query(() => BackgroundTaskConnection, { nullable: true, description: "The viewer's own tasks, newest first; kept for a week." })
  @Allow('SIGNED_IN')
  @Reads({ kind: 'connection' })
  backgroundTasks(@Args(() => BackgroundTaskPage) _page: object): object {
    return compiled();
  }

  @CommandMutation(
    ['SIGNED_IN', 'API_KEY'],
    BackgroundTask,
    RecordInput,
    'Cancels a waiting or running task and rolls back all its changes.',
  )
  cancelBackgroundTask(scope: Scope, input: RecordInput) {
    return cancelTask(scope, input.id);
  }

  @CommandMutation(['SIGNED_IN', 'API_KEY'], DeletePayload, DeleteInput, 'Deletes finished tasks along with their files.')
  async dismissBackgroundTasks(scope: Scope, input: DeleteInput) {
    return { deletedIds: await dismissTasks(scope, input.ids) };
  }
}
