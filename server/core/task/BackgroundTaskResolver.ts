import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, Field, ID, Info, InputType, Mutation, Query, Resolver } from 'type-graphql';
import { Allow } from '../access/Allow.ts';
import { command } from '../graphql/command.ts';
import { ConnectionOf, ListArgs } from '../graphql/Connection.ts';
import type { Context } from '../graphql/Context.ts';
import { EnumFilter } from '../graphql/filters.ts';
import { DeleteInput, DeletePayload, PayloadOf, RecordInput } from '../graphql/Payload.ts';
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
const BackgroundTaskPayload = PayloadOf(BackgroundTask);

/** What the viewer has asked for that takes long; that of others is nobody's business, and row level security holds that. */
@Resolver()
export class BackgroundTaskResolver {
  @Query(() => BackgroundTask, { nullable: true })
  @Allow('SIGNED_IN')
  @Reads({ kind: 'record' })
  backgroundTask(@Arg('id', () => ID) _id: string): BackgroundTask {
    return compiled();
  }

  @Query(() => BackgroundTaskConnection, { nullable: true, description: "The viewer's own, the newest first; kept for a week." })
  @Allow('SIGNED_IN')
  @Reads({ kind: 'connection' })
  backgroundTasks(@Args(() => BackgroundTaskPage) _page: object): object {
    return compiled();
  }

  @Mutation(() => BackgroundTaskPayload, { description: 'Ends a task that waits or runs: nothing of it remains.' })
  @Allow('SIGNED_IN', 'API_KEY')
  cancelBackgroundTask(
    @Arg('input', () => RecordInput) input: RecordInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    return command(context, info, input, async scope => ({ backgroundTask: await cancelTask(scope, input.id) }));
  }

  @Mutation(() => DeletePayload, { description: 'Puts tasks away that are over, with their files.' })
  @Allow('SIGNED_IN', 'API_KEY')
  dismissBackgroundTasks(
    @Arg('input', () => DeleteInput) input: DeleteInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    return command(context, info, input, async scope => ({ deletedIds: await dismissTasks(scope, input.ids) }));
  }
}
