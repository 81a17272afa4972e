import { defaultFieldResolver, type GraphQLFieldResolver, type GraphQLObjectType, type GraphQLSchema } from 'graphql';
import { NotAllowed } from '../errors.ts';
import type { Context } from '../graphql/Context.ts';
import type { Access } from './Allow.ts';
import type { ActionCode } from '../rules/rightCodes.ts';
import { actionOfMutation } from './actionOf.ts';
import { accessOf, refusal, refusalOfWrite } from './allows.ts';
import { deny, rule, shield } from './shield.ts';

/** What shield generates for a field. */
type Guard = (resolve: () => unknown, ...asked: Parameters<GraphQLFieldResolver<unknown, Context>>) => unknown;

/**
 * Wraps each query, mutation and subscription of the schema with the access declared by `@Allow`; a missing declaration is an error that
 * stops startup. Only root fields are wrapped: rows are guarded once per type when their statement is compiled. They are wrapped in place,
 * because graphql-middleware would copy the whole schema.
 */
export function guardRoots(schema: GraphQLSchema): void {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].filter(type => !!type);
  const tree = Object.fromEntries(roots.map(type => [type.name, rulesOf(type)]));
  // Shield would make a guard for each field of all other types too, a tenth of what a start takes.
  const rootsOnly = { getTypeMap: () => Object.fromEntries(roots.map(type => [type.name, type])) } as unknown as GraphQLSchema;
  const generated = shield<unknown, Context>(tree, { allowExternalErrors: true, fallbackRule: deny, fallbackError: NotAllowed() }).generate(
    rootsOnly,
  );
  const guards = generated as unknown as Record<string, Record<string, Guard>>;
  for (const type of roots)
    for (const field of Object.values(type.getFields())) {
      const { resolve = defaultFieldResolver } = field;
      const guard = guards[type.name][field.name];
      field.resolve = (source, args, context: Context, info) =>
        guard(() => resolve(source, args, context, info), source, args, context, info);
    }
}

function rulesOf(type: GraphQLObjectType) {
  return Object.fromEntries(
    Object.values(type.getFields()).map(field => {
      const access = accessOf(field);
      if (!access?.length) throw new Error(`${type.name}.${field.name} says with no @Allow who may ask`);
      return [field.name, type.name === 'Mutation' ? ruleFor(access, actionOfMutation(field), true) : ruleFor(access, 'READ', false)];
    }),
  );
}

const rules = new Map<string, ReturnType<ReturnType<typeof rule>>>();

function ruleFor(access: Access[], action: ActionCode, isWrite: boolean) {
  const name = [isWrite ? 'mutation' : 'query', action, ...[...access].sort()].join('_');
  if (!rules.has(name))
    rules.set(
      name,
      rule(name, { cache: 'contextual' })(
        (_root, _args, { viewer }: Context) =>
          refusal(viewer, access, action) ?? (isWrite ? refusalOfWrite(viewer, access) : undefined) ?? true,
      ),
    );
  return rules.get(name)!;
}
