import type { ClassType } from 'type-graphql';
import type { Context } from '../graphql/Context.ts';
import { declareMutation } from '../graphql/CommandMutation.ts';
import { publicCommand } from './publicCommand.ts';

/**
 * Declares a mutation for callers who are not signed in. The method takes the request's context and the input, opens its own transactions,
 * and returns the payload's fields.
 */
export const PublicMutation = (Answer: ClassType<object>, Input: ClassType<object>, description?: string) =>
  declareMutation<Context, object>({ access: ['PUBLIC'], Answer, Input, description }, (work, input, context, info) =>
    publicCommand(context, info, async () => (await work(context, input)) ?? {}),
  );
