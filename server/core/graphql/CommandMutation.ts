import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Info, Mutation, type ClassType } from 'type-graphql';
import { Allow, type Access } from '../access/Allow.ts';
import { command } from './command.ts';
import type { Context } from './Context.ts';
import { isA } from './metadata.ts';
import { fieldName, Payload, PayloadOf, type CommandInput } from './Payload.ts';
import type { Scope } from './Scope.ts';

type Work = (scope: Scope, input: never) => Promise<object | null>;

/**
 * A mutation that is one command: who may use it, what it answers, and its input. The method takes the command's scope and the input. Where an
 * entity is answered, the method returns the record, which its payload shows; of a payload class it returns the fields.
 *
 *     @CommandMutation(Permission.CRM, CrmOrder, RecordInput)
 *     confirmCrmOrder(scope: Scope, { id, version }: RecordInput) {
 *       return new CrmOrderService(scope).confirm(id, version);
 *     }
 */
export function CommandMutation(
  access: Access | Access[],
  answers: ClassType<object>,
  Input: ClassType<CommandInput>,
  description?: string,
): <Method extends Work>(prototype: object, name: string, descriptor: TypedPropertyDescriptor<Method>) => void {
  const record = isA(answers, Payload) ? undefined : fieldName(answers);
  const Answer = record ? PayloadOf(answers) : answers;
  return (prototype, name, descriptor) => {
    const work = descriptor.value as unknown as (scope: Scope, input: CommandInput) => Promise<object | null>;
    const resolve = (input: CommandInput, context: Context, info: GraphQLResolveInfo) =>
      command(context, info, input, async scope => {
        const answer = await work(scope, input);
        return record ? { [record]: answer } : { ...answer };
      });
    Object.assign(descriptor, { value: resolve });
    Arg('input', () => Input)(prototype, name, 0);
    Ctx()(prototype, name, 1);
    Info()(prototype, name, 2);
    Mutation(() => Answer, { description })(prototype, name, descriptor);
    Allow(...[access].flat())(prototype, name, descriptor);
  };
}
