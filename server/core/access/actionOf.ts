import type { GraphQLField } from 'graphql';
import { Extensions } from 'type-graphql';
import type { ActionCode } from '../rules/rightCodes.ts';
import { moduleOfRight } from '../rules/rightCodes.ts';
import { permissionCodes } from '../rules/permissionCodes.ts';
import { accessOf } from './allows.ts';

/** First words of mutation names, by the action that the mutation takes. A bulk mutation counts as what it does to each record. */
const verbs: Record<Exclude<ActionCode, 'READ'>, readonly string[]> = {
  WRITE: [
    'add',
    'adjust',
    'assign',
    'change',
    'check',
    'choose',
    'clear',
    'complete',
    'copy',
    'count',
    'create',
    'duplicate',
    'end',
    'finish',
    'invite',
    'move',
    'open',
    'read',
    'record',
    'renew',
    'reopen',
    'replay',
    'report',
    'resend',
    'revise',
    'save',
    'set',
    'share',
    'start',
    'test',
    'try',
    'update',
    'upload',
  ],
  DELETE: ['delete', 'discard', 'erase', 'merge', 'purge', 'remove', 'reset', 'restore', 'revoke', 'unmerge'],
  APPROVE: [
    'accept',
    'acknowledge',
    'allocate',
    'apply',
    'approve',
    'award',
    'book',
    'cancel',
    'close',
    'confirm',
    'convert',
    'credit',
    'decline',
    'fulfil',
    'issue',
    'lock',
    'override',
    'pay',
    'post',
    'process',
    'receive',
    'refund',
    'reject',
    'return',
    'reverse',
    'send',
    'unlock',
    'void',
    'win',
    'withdraw',
    'write',
  ],
  EXPORT: ['export'],
};

/** Declares the action of a mutation whose name does not say it. */
export const Does = (action: ActionCode): MethodDecorator => Extensions({ action });

/** Whether an operation is open to the holders of a module or of a right; others take no action of a role. */
const isOfModules = (field: GraphQLField<unknown, unknown>) =>
  !!accessOf(field)?.some(one => (permissionCodes as readonly string[]).includes(one) || moduleOfRight(one));

/**
 * The action that a mutation takes in its module: declared by `@Does`, or told by the first word of its name.
 * @throws Error if neither says it, which stops the start of the server.
 */
export function actionOfMutation(field: GraphQLField<unknown, unknown>): ActionCode {
  const declared = field.extensions.action as ActionCode | undefined;
  if (declared || !isOfModules(field)) return declared ?? 'READ';
  const [verb] = /^[a-z]+/.exec(field.name.replace(/^bulk([A-Z])/, (_, first: string) => first.toLowerCase()))!;
  const found = Object.entries(verbs).find(([, names]) => names.includes(verb));
  if (!found) throw new Error(`Mutation.${field.name} says with no @Does which action it takes`);
  return found[0] as ActionCode;
}
