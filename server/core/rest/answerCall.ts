import type { EntityMetadata } from '@mikro-orm/core';
import { getNamedType, getNullableType, isListType, isObjectType, type GraphQLOutputType, type GraphQLSchema } from 'graphql';
import { refusal } from '../access/allows.ts';
import { permissionNames, type Permission } from '../access/Permission.ts';
import { NotFound, type Issue } from '../errors.ts';
import { defaultPageSize } from '../graphql/Connection.ts';
import type { Context } from '../graphql/Context.ts';
import { executeOperation } from '../graphql/executor.ts';
import { nodeOf } from './nodeOf.ts';
import { pageOf } from './pageOf.ts';
import { refusedWith } from './RestFailure.ts';
import { restMessage } from './restMessage.ts';
import type { RestOperation } from './RestOperation.ts';
import type { RestCall, Route, Values } from './Route.ts';

/** The schema that REST operations run against. */
export interface RestSchema {
  schema: GraphQLSchema;
  metadata: (typeName: string) => EntityMetadata | undefined;
}

/** A route with its operations. */
export interface ReadyRoute {
  route: Route;
  operations: RestOperation[];
}

/**
 * Answers a call in process, so permissions, tenancy, rules and audit are those of the schema. Throws what the schema throws, or a
 * RestFailure.
 */
export async function answerCall(parts: RestSchema, { route, operations }: ReadyRoute, call: RestCall, context: Context): Promise<object> {
  const meant = operations.filter(({ operation: { fits } }) => fits?.(call) ?? true);
  const operation = meant.find(({ access, action }) => !refusal(context.viewer, access, action)) ?? meant.at(-1)!;
  const refused = refusal(context.viewer, operation.access, operation.action);
  if (refused) throw refused;
  const value = await run(parts, operation, await operation.variables(call), context);
  const message = restMessage(context.language, route.outcome, route.resource.names);
  if (route.answers === 'list') return paged(operation, value, call);
  if (value === null) throw NotFound();
  if (route.shape) return route.shape(value as Values, context, message);
  return { data: shown(value, operation), message };
}

async function run({ schema, metadata }: RestSchema, operation: RestOperation, variables: Values, context: Context): Promise<unknown> {
  const { document, definition, field, kind } = operation;
  const { data, errors } = await executeOperation({ schema, metadata, document, operation: definition, variables, context });
  const value = data?.[field.name] ?? null;
  // A field the viewer may not read is null while the others keep their values.
  if (value === null && errors?.[0]) throw errors[0];
  if (kind !== 'payload') return value;
  const { errors: issues, ...rest } = value as Values & { errors: Issue[] };
  const record = operation.recordField;
  if (issues.length)
    throw refusedWith(
      issues.map(({ field: name, code, params }) => ({ field: name ?? undefined, code, params: params ?? undefined })),
      context.language,
      record && named(rest[record], operation.field.type, record),
    );
  return rest;
}

const named = (value: unknown, payload: GraphQLOutputType, field: string) => asDocumented(value, fieldType(payload, field));

/** Returns the documented form of a result: the record, the ids of a deletion, or the value itself. */
function shown(value: unknown, operation: RestOperation): unknown {
  const { field, kind, recordField } = operation;
  if (kind !== 'payload') return asDocumented(value, field.type);
  const rest = value as Values;
  return recordField ? named(rest[recordField], field.type, recordField) : (rest.deletedIds ?? rest);
}

function paged(operation: RestOperation, value: unknown, { query }: RestCall): object {
  const { page, size } = pageOf(query);
  if (operation.kind === 'connection') {
    const { edges, totalCount } = value as { edges: { node: unknown }[]; totalCount: number };
    const node = nodeOf(operation.field.type);
    return { data: edges.map(edge => asDocumented(edge.node, node)), page, pageSize: size, total: totalCount };
  }
  const rows = (operation.kind === 'list' ? value : [value]) as unknown[];
  const pageSize = query.pageSize ? size : Math.max(rows.length, defaultPageSize);
  return {
    data: rows.slice((page - 1) * pageSize, page * pageSize).map(row => asDocumented(row, operation.field.type)),
    page,
    pageSize,
    total: rows.length,
  };
}

const fieldType = (type: GraphQLOutputType | undefined, name: string): GraphQLOutputType | undefined => {
  const object = type && getNamedType(type);
  return isObjectType(object) ? object.getFields()[name]?.type : undefined;
};

/** Replaces permission codes with their documented names, and pages within a record with lists; everything else stays unchanged. */
function asDocumented(value: unknown, type: GraphQLOutputType | undefined): unknown {
  if (value === null || value === undefined || !type) return value;
  const inner = getNullableType(type);
  if (Array.isArray(value)) return value.map(item => asDocumented(item, isListType(inner) ? inner.ofType : undefined));
  if (getNamedType(type).name === 'Permission') return permissionNames[value as Permission];
  if (typeof value !== 'object') return value;
  const node = nodeOf(type);
  if (node) return (value as { edges: { node: unknown }[] }).edges.map(edge => asDocumented(edge.node, node));
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, asDocumented(part, fieldType(type, name))]));
}
