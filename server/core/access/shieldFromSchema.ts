import type { GraphQLObjectType, GraphQLSchema } from 'graphql';
import { NotAllowed } from '../errors.ts';
import type { Context } from '../graphql/Context.ts';
import type { Access } from './Allow.ts';
import type { ActionCode } from '../rules/rightCodes.ts';
import { actionOfMutation } from './actionOf.ts';
import { accessOf, refusal, refusalOfWrite } from './allows.ts';
import { applyMiddleware, deny, rule, shield } from './shield.ts';

/**
 * Wraps each query, mutation and subscription of the schema with the access declared by `@Allow`; a missing declaration is an error that
 * stops startup. Only root fields are wrapped: rows are guarded once per type when their statement is compiled.
 */
export function shieldFromSchema(schema: GraphQLSchema): GraphQLSchema {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].filter(type => !!type);
  const tree = Object.fromEntries(roots.map(type => [type.name, rulesOf(type)]));
  // Shield would make a guard for each field of all other types too, a tenth of what a start takes.
  const rootsOnly = { getTypeMap: () => Object.fromEntries(roots.map(type => [type.name, type])) } as unknown as GraphQLSchema;
  const generated = shield<unknown, Context>(tree, { allowExternalErrors: true, fallbackRule: deny, fallbackError: NotAllowed() }).generate(
    rootsOnly,
  );
  const guards = generated as Record<string, object>;
  return applyMiddleware(schema, Object.fromEntries(roots.map(({ name }) => [name, guards[name]])) as never);
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
