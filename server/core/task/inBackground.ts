import type { GraphQLResolveInfo } from 'graphql';
import { Field, InputType } from 'type-graphql';
import { command, type Answer } from '../graphql/command.ts';
import type { Context } from '../graphql/Context.ts';
import { CommandInput } from '../graphql/Payload.ts';
import type { Scope } from '../graphql/Scope.ts';
import { beginTask, type NewTask } from './beginTask.ts';

/** Input of a mutation that may take long. */
@InputType()
export abstract class LongCommandInput extends CommandInput {
  @Field(() => Boolean, {
    nullable: true,
    description: 'Returns a task at once and runs it in the background, all or nothing, with the rights that the sender has by then.',
  })
  inBackground?: boolean;
}

/** The subject of a task. */
type About = Pick<NewTask, 'kind' | 'entity'>;

/**
 * Runs a mutation at once or, if its input says so, queues it as a task, whose progress the payload's `task` shows. `prepare` makes the
 * checks that must fail before anything is queued, and returns the file that the task keeps.
 */
export function longCommand<Input extends LongCommandInput>(
  context: Context,
  info: GraphQLResolveInfo,
  { inBackground, ...input }: Input,
  about: About,
  work: (scope: Scope) => Promise<Answer>,
  prepare: (scope: Scope) => Promise<Pick<NewTask, 'name' | 'bytes'>> = async () => ({}),
): Promise<object> {
  if (!inBackground) return command(context, info, input, work);
  const { clientMutationId: _key, ...said } = input as CommandInput;
  // The task must be stored even if the mutation is to be a dry run.
  return command(context, info, { ...input, dryRun: false }, async scope => {
    const { name, bytes } = await prepare(scope);
    return { task: await beginTask(scope, { ...about, operation: info.fieldName, input: { ...said, file: undefined }, name, bytes }) };
  });
}
