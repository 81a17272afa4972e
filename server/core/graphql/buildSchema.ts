import {
  assertValidSchema,
  getNamedType,
  GraphQLInterfaceType,
  GraphQLObjectType,
  isInterfaceType,
  isObjectType,
  lexicographicSortSchema,
  printSchema,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';
import { buildSchemaSync, getMetadataStorage, type NonEmptyArray, type ResolverData } from 'type-graphql';
import type { EntityManager } from '@mikro-orm/postgresql';
import { guardRoots } from '../access/guardRoots.ts';
import { classOf } from '../database/RecordType.ts';
import { typeOfId } from '../database/ids.ts';
import type { Context } from './Context.ts';
import { findExtensionsByName, inheritExtensions, shareNoExtensions } from './metadata.ts';
import { DateTime } from './scalars.ts';
import { readFields, type RootPlan } from './readFields.ts';
import { metadataByType, readOf } from './reads.ts';
import { plansOf } from './select/Plan.ts';

// type-graphql requires a pubSub for subscriptions; ours listen to PostgreSQL instead.
const noPubSub = {
  publish: () => undefined,
  subscribe(): AsyncIterable<unknown> {
    throw new Error('Subscriptions name their own source');
  },
};

findExtensionsByName();

/** Builds the schema as printed in schema.graphql. */
export function bareSchema(resolvers: Function[]): GraphQLSchema {
  // type-graphql's check answers a whole introspection query; whoever serves or prints the schema validates it anyway.
  const schema = buildSchemaSync({
    resolvers: resolvers as NonEmptyArray<Function>,
    validate: false,
    pubSub: noPubSub,
    scalarsMap: [{ type: Date, scalar: DateTime }],
    skipCheck: true,
  });
  inheritExtensions(schema);
  shareNoExtensions(schema);
  takeInputsAsCoerced();
  return schema;
}

/**
 * Passes a mutation its arguments as graphql coerced them. type-graphql would copy each into an instance of its class, looking every field's
 * type up in the list of all classes: a twelfth of what a sale costs the server. Building another schema starts from the declarations again.
 */
function takeInputsAsCoerced(): void {
  for (const mutation of getMetadataStorage().mutations)
    mutation.params = mutation.params!.map(param => {
      if (param.kind !== 'arg') return param;
      const { name, target, methodName, index } = param;
      return { kind: 'custom', target, methodName, index, options: {}, resolver: ({ args }: ResolverData) => args[name] as unknown };
    });
}

/** Prints the schema, sorted: the committed API contract. */
export function printedSchema(resolvers: Function[]): string {
  const schema = bareSchema(resolvers);
  assertValidSchema(schema);
  return `${printSchema(lexicographicSortSchema(schema))}\n`;
}

/**
 * Builds the schema that answers requests: reads come from compiled statements, and `@Allow` guards every root field. Servers in one process
 * share it, because the tables of their databases are the same.
 */
export function executableSchema(resolvers: Function[], em: EntityManager): GraphQLSchema {
  let built = executable.get(resolvers);
  if (!built) {
    built = bareSchema(resolvers);
    readRoots(built, em);
    guardRoots(built);
    executable.set(resolvers, built);
  }
  return built;
}

const executable = new WeakMap<Function[], GraphQLSchema>();

/** Gives root fields that are reads a resolver that compiles their selection; the fields below them are resolved by response key. */
function readRoots(schema: GraphQLSchema, em: EntityManager): void {
  const metadata = metadataByType(em);
  const rows = new Set<GraphQLNamedType>();
  for (const field of Object.values(schema.getQueryType()!.getFields())) {
    const read = readOf(field);
    if (!read) continue;
    gather(schema, getNamedType(field.type), rows);
    field.resolve = async (_source, _args, context: Context, info) => {
      const selection = { schema, metadata, fragments: info.fragments, fields: info.fieldNodes, plans: plansOf<RootPlan>(info.fieldNodes) };
      const { data, failures } = await readFields(selection, context, info.variableValues);
      if (failures[0]) throw failures[0].error;
      return named(read.kind, data[info.path.key], _args as { id?: string; ids?: string[] });
    };
  }
  const payload = schema.getType('Payload') as GraphQLInterfaceType;
  for (const type of schema.getPossibleTypes(payload)) {
    rows.add(type);
    for (const { name, type: of } of Object.values(type.getFields()))
      if (name !== 'errors' && metadata(getNamedType(of).name)) gather(schema, getNamedType(of), rows);
  }
  for (const type of rows)
    if (isObjectType(type))
      for (const field of Object.values(type.getFields()))
        field.resolve = (row: Record<string, unknown>, _args, _context, { path }) => row[path.key];
}

function gather(schema: GraphQLSchema, type: GraphQLNamedType, rows: Set<GraphQLNamedType>): void {
  if (rows.has(type)) return;
  rows.add(type);
  if (isInterfaceType(type))
    for (const possible of schema.getPossibleTypes(type)) if (possible instanceof GraphQLObjectType) gather(schema, possible, rows);
  if (isObjectType(type)) for (const field of Object.values(type.getFields())) gather(schema, getNamedType(field.type), rows);
}

/** Adds the type name, derived from the id, to rows of an interface. */
function named(kind: string, value: unknown, { id, ids }: { id?: string; ids?: string[] }): unknown {
  const withType = (row: unknown, of: string) => row && { ...row, __typename: classOf(typeOfId(of))?.name };
  if (kind === 'node') return withType(value, id!);
  return kind === 'nodes' ? (value as unknown[]).map((row, index) => withType(row, ids![index])) : value;
}
