import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Info, Mutation, type ClassType } from 'type-graphql';
import { Does } from '../access/actionOf.ts';
import { Allow, type Access } from '../access/Allow.ts';
import type { ActionCode } from '../rules/rightCodes.ts';
import { command } from './command.ts';
import type { Context } from './Context.ts';
import { isA } from './metadata.ts';
import { fieldName, Payload, PayloadOf, type CommandInput } from './Payload.ts';
import type { Scope } from './Scope.ts';

/** Settings in which a mutation differs from an ordinary command of the viewer's company. */
export interface MutationSettings {
  description?: string;
  /** Runs on the platform's own tables instead of as the request role. */
  platform?: boolean;
  /** Ignores the idempotency key, because the result is shown only once or is valid only now. */
  ignoresKey?: boolean;
  /** The action that it takes in its module, where the first word of its name says another one. */
  action?: ActionCode;
}

/** Decorator of a method that takes the command's scope and input. */
type OnMethod<First> = <Method extends (first: First, input: never) => Promise<object | null | void>>(
  prototype: object,
  name: string,
  descriptor: TypedPropertyDescriptor<Method>,
) => void;

/**
 * Declares a mutation that runs one command: who may use it, its result, and its input. The method takes the command's scope and input. If
 * `answers` is an entity, the method returns the record to show in the payload; if it is a payload class, the method returns its fields.
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
  settings: MutationSettings | string = {},
): OnMethod<Scope> {
  const { description, platform, ignoresKey, action }: MutationSettings =
    typeof settings === 'string' ? { description: settings } : settings;
  const record = isA(answers, Payload) ? undefined : fieldName(answers);
  const Answer = record ? PayloadOf(answers) : answers;
  return declareMutation<Scope, CommandInput>(
    { access: [access].flat(), Answer, Input, description, action },
    (work, input, context, info) =>
      command(
        context,
        info,
        ignoresKey ? { dryRun: input.dryRun } : input,
        async scope => {
          const answer = await work(scope, input);
          return record ? { [record]: answer } : { ...answer };
        },
        { platform },
      ),
  );
}

interface Declaration {
  access: Access[];
  /** The payload's type. */
  Answer: ClassType<object>;
  Input: ClassType<object>;
  description?: string;
  action?: ActionCode;
}

/** Declares a method as a mutation with one input, executed by `run`, which supplies the method's first argument. */
export function declareMutation<First, Input>(
  { access, Answer, Input, description, action }: Declaration,
  run: (
    work: (first: First, input: Input) => Promise<object | null | void>,
    input: Input,
    context: Context,
    info: GraphQLResolveInfo,
  ) => Promise<object>,
): OnMethod<First> {
  return (prototype, name, descriptor) => {
    const work = descriptor.value as unknown as (first: First, input: Input) => Promise<object | null | void>;
    Object.assign(descriptor, { value: (input: Input, context: Context, info: GraphQLResolveInfo) => run(work, input, context, info) });
    Arg('input', () => Input)(prototype, name, 0);
    Ctx()(prototype, name, 1);
    Info()(prototype, name, 2);
    Mutation(() => Answer, { description })(prototype, name, descriptor);
    Allow(...access)(prototype, name, descriptor);
    if (action) Does(action)(prototype, name, descriptor);
  };
}
