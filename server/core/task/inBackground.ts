import type { GraphQLResolveInfo } from 'graphql';
import { Field, InputType } from 'type-graphql';
import { command, type Answer } from '../graphql/command.ts';
import type { Context } from '../graphql/Context.ts';
import { CommandInput } from '../graphql/Payload.ts';
import type { Scope } from '../graphql/Scope.ts';
import { beginTask, type NewTask } from './beginTask.ts';

/** The input of a mutation that may take long. */
@InputType()
export abstract class LongCommandInput extends CommandInput {
  @Field(() => Boolean, {
    nullable: true,
    description: 'Answer the task at once that does it in the background, all of it or nothing, with the rights its sender has then.',
  })
  inBackground?: boolean;
}

/** What its task is about. */
type About = Pick<NewTask, 'kind' | 'entity'>;

/**
 * Runs a mutation at once or, where its input says so, puts it in the queue: the payload's `task` then tells how far it is. `prepare` looks
 * at what must be refused before anything is queued, and answers what the task keeps of a file.
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
  // A trial is done as one, and its task is there nevertheless.
  return command(context, info, { ...input, dryRun: false }, async scope => {
    const { name, bytes } = await prepare(scope);
    return { task: await beginTask(scope, { ...about, operation: info.fieldName, input: { ...said, file: undefined }, name, bytes }) };
  });
}
