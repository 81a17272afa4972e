import type { GraphQLResolveInfo } from 'graphql';
import { command } from '../graphql/command.ts';
import type { Context } from '../graphql/Context.ts';
import type { CommandInput } from '../graphql/Payload.ts';
import type { Scope } from '../graphql/Scope.ts';

/**
 * Runs a mutation of what is the viewer's own, on the platform's own tables. What it answers is true, or is shown, this once: it is not kept
 * for a repetition.
 */
export const ownCommand = (
  context: Context,
  info: GraphQLResolveInfo,
  { dryRun }: CommandInput,
  work: (scope: Scope) => Promise<object>,
): Promise<object> => command(context, info, { dryRun }, async scope => ({ ...(await work(scope)) }), { platform: true });
