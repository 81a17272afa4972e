import type { EntityMetadata, MikroORM } from '@mikro-orm/postgresql';
import {
  getArgumentValues,
  getNamedType,
  isAbstractType,
  type FieldNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import { Extensions } from 'type-graphql';
import { classOf } from '../database/RecordType.ts';
import { typeOfId } from '../database/ids.ts';
import { RequestError } from '../errors.ts';
import { accessOf, refusal } from '../access/allows.ts';
import { pageLimit } from './Connection.ts';
import { jsonArray } from './select/jsonText.ts';
import type { Bindings } from './select/Plan.ts';
import type { Compiler } from './select/selectObject.ts';
import { columnsOf, notDeleted } from './select/tables.ts';
import { nodeTypeOf, selectConnection } from './select/selectConnection.ts';

/** What a query reads: one record by its id (or the one `where` leaves), a page of records, all of a short list, or whatever ids name. */
export interface Read {
  kind: 'record' | 'connection' | 'list' | 'node' | 'nodes';
  /** SQL on the row's alias; may use noria_company() and the settings app.user. */
  where?: (alias: string) => string;
  /** Arguments of a short list that its rows equal: named as the properties are. */
  equal?: string[];
  /** Column and direction of a short list. */
  orderBy?: string;
  /** Read as the owner: for the platform's own tables, which belong to no company. */
  platform?: boolean;
}

/** Says of a query what it reads; its method has nothing to do: the statement is compiled from the selection. */
export const Reads = (read: Read) => Extensions({ read });

/** What `@Reads` said of a field. */
export const readOf = (field: GraphQLField<unknown, unknown> | undefined) => field?.extensions.read as Read | undefined;

/** The body of a query that is `@Reads`: never run. */
export function compiled(): never {
  throw new Error('Answered by the compiled statement');
}

/** The ORM's metadata by GraphQL type name: entity and type are one class. */
export function metadataByType(orm: MikroORM): (typeName: string) => EntityMetadata | undefined {
  let known = byType.get(orm);
  if (!known) byType.set(orm, (known = new Map(Array.from(orm.getMetadata().getAll().values(), meta => [meta.className, meta]))));
  return name => known.get(name);
}

// Asked for by every command; the entities never change.
const byType = new WeakMap<MikroORM, Map<string, EntityMetadata>>();

/** SQL of the JSON text that one root field answers; null where there is no such record. */
export function selectRoot(
  compiler: Compiler,
  schema: GraphQLSchema,
  field: GraphQLField<unknown, unknown>,
  nodes: FieldNode[],
  key: string,
): string {
  const read = readOf(field)!;
  const sets = nodes.map(node => node.selectionSet);
  const named = getNamedType(field.type);
  const path = [key];
  if (read.kind === 'node')
    return selectNode(compiler, schema, { sets, path }, bindings => argument(field, nodes[0], bindings, 'id') as string);
  if (read.kind === 'nodes') {
    const ids = (bindings: Bindings) => argument(field, nodes[0], bindings, 'ids') as string[];
    const count = compiler.source.plan.structure(bindings => ids(bindings).length);
    if (count > pageLimit) throw new RequestError('BAD_USER_INPUT', 'tooMany');
    const rows = Array.from(
      { length: count },
      (_, index) => `coalesce(${selectNode(compiler, schema, { sets, path }, bindings => ids(bindings)[index])}, 'null')`,
    );
    return rows.length ? `'[' || ${rows.join(` || ',' || `)} || ']'` : `'[]'`;
  }
  const where = (alias: string) => read.where?.(alias) ?? 'true';
  if (read.kind === 'connection')
    return selectConnection(compiler, {
      type: named as GraphQLObjectType,
      field,
      node: nodes[0],
      sets,
      path,
      where: alias => company(compiler, nodeTypeOf(named as GraphQLObjectType), alias) + where(alias),
    });
  const type = named as GraphQLObjectType;
  const meta = compiler.entity(type);
  const alias = compiler.newAlias();
  const row = compiler.object({ type, alias, sets, path });
  const byId = field.args.some(({ name }) => name === 'id')
    ? ` and ${alias}.id = ${present(compiler, type, bindings => knownId(argument(field, nodes[0], bindings, 'id') as string, type.name))}`
    : '';
  const equal = (read.equal ?? []).map(
    name =>
      ` and ${compiler.column(meta, alias, meta.properties[name as never])} = ${compiler.source.plan.parameter(bindings => argument(field, nodes[0], bindings, name))}`,
  );
  const from = `${meta.tableName} ${alias} where ${company(compiler, type, alias)}${where(alias)}${byId}${equal.join('')}${notDeleted(meta, alias)}`;
  if (read.kind === 'record') return `(select ${row} from ${from})`;
  return `(select ${jsonArray(row)} from (select ${columnsOf(meta, alias)} from ${from} order by ${alias}.${read.orderBy ?? 'id'} limit 1000) ${alias})`;
}

function selectNode(
  compiler: Compiler,
  schema: GraphQLSchema,
  { sets, path }: { sets: FieldNode['selectionSet'][]; path: string[] },
  id: (bindings: Bindings) => string,
): string {
  const { plan } = compiler.source;
  const name = plan.structure(bindings => classOf(typeOfId(id(bindings)))?.name);
  const type = name ? schema.getType(name) : undefined;
  if (!type || isAbstractType(type)) return 'null';
  const refused = plan.structure(({ viewer }) => refusal(viewer, accessOf(type as GraphQLObjectType))?.code);
  if (refused) return 'null';
  const meta = compiler.entity(type as GraphQLObjectType);
  const alias = compiler.newAlias();
  const row = compiler.object({ type: type as GraphQLObjectType, alias, sets, path });
  return `(select ${row} from ${meta.tableName} ${alias} where ${company(compiler, type as GraphQLObjectType, alias)}${alias}.id = ${present(compiler, type as GraphQLObjectType, id)}${notDeleted(meta, alias)})`;
}

/** An id as it was asked for; of a record that was merged into another one, the other's. */
function present(compiler: Compiler, type: GraphQLObjectType, id: (bindings: Bindings) => string): string {
  const asked = compiler.source.plan.parameter(id);
  const { tableName, properties } = compiler.entity(type);
  if (!properties['mergedInto' as never]) return asked;
  return `coalesce((select m.merged_into_id from ${tableName} m where ${company(compiler, type, 'm')}m.id = ${asked}), ${asked})`;
}

/** The statement names the company itself too: indexes begin with it. */
function company(compiler: Compiler, type: GraphQLObjectType, alias: string): string {
  if (!compiler.entity(type).properties['companyId' as never]) return '';
  return `${alias}.company_id = ${compiler.source.plan.parameter(({ viewer }) => viewer?.companyId ?? null)} and `;
}

const argument = (field: GraphQLField<unknown, unknown>, node: FieldNode, { variables }: Bindings, name: string) =>
  getArgumentValues(field, node, variables)[name];

/** An id of that type, or one that no row has: a wrong kind of id finds nothing. */
const knownId = (id: string, typeName: string) => (classOf(typeOfId(id))?.name === typeName ? id : '00000000-0000-0000-0000-000000000000');

/** SQL of the JSON text of one record that a command answers, under its response key. */
export function selectAnswered(compiler: Compiler, field: GraphQLField<unknown, unknown>, nodes: FieldNode[], key: string): string {
  const type = getNamedType(field.type) as GraphQLObjectType;
  const meta = compiler.entity(type);
  const alias = compiler.newAlias();
  const row = compiler.object({ type, alias, sets: nodes.map(node => node.selectionSet), path: [key] });
  const id = compiler.source.plan.parameter(({ ids }) => ids![field.name]);
  return `coalesce((select ${row} from ${meta.tableName} ${alias} where ${company(compiler, type, alias)}${alias}.id = ${id}), 'null')`;
}
