import {
  getNamedType,
  isInterfaceType,
  isObjectType,
  type FieldNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql';
import { accessOf, allowedByOf, refusal } from '../access/allows.ts';
import { typeOfId } from '../database/ids.ts';
import { classOf } from '../database/RecordType.ts';
import type { Viewer } from '../session/Viewer.ts';
import { RequestError } from '../errors.ts';
import { pageLimit } from './Connection.ts';
import { readOf, type Read } from './reads.ts';
import { relationOf } from './related.ts';
import { argument, company, present } from './select/ownRows.ts';
import type { Bindings } from './select/Plan.ts';
import { nodeTypeOf } from './select/selectConnection.ts';
import type { Compiler } from './select/selectObject.ts';
import { notDeleted } from './select/tables.ts';

/** A selection of `node` or `nodes`. */
export interface NodeSelection {
  schema: GraphQLSchema;
  field: GraphQLField<unknown, unknown>;
  node: FieldNode;
  sets: readonly (SelectionSetNode | undefined)[];
  path: string[];
}

/** Returns the selection of a root field. */
export const askedFor = (schema: GraphQLSchema, field: GraphQLField<unknown, unknown>, nodes: FieldNode[], key: string): NodeSelection => ({
  schema,
  field,
  node: nodes[0],
  sets: nodes.map(node => node.selectionSet),
  path: [key],
});

type IdOf = (bindings: Bindings) => string;

/**
 * Returns the SQL of the JSON text of the record of an id, or of the list for several ids: null where the viewer may not read the record.
 */
export function selectNodes(compiler: Compiler, asked: NodeSelection): string {
  const rows = idsOf(compiler, asked).map(id => selectNode(compiler, asked, id));
  return asList(asked, rows);
}

/**
 * Returns the same for records that row level security shows only to the platform, if the viewer may list them, such as the companies for
 * SUPER_ADMIN. Undefined if none of the ids can be one.
 */
export function selectPlatformNodes(compiler: Compiler, asked: NodeSelection): string | undefined {
  const rows = idsOf(compiler, asked).map(id => selectPlatformNode(compiler, asked, id));
  return rows.some(row => row !== 'null') ? asList(asked, rows) : undefined;
}

function idsOf({ source: { plan } }: Compiler, { field, node }: NodeSelection): IdOf[] {
  if (readOf(field)!.kind === 'node') return [bindings => argument(field, node, bindings, 'id') as string];
  const ids = (bindings: Bindings) => argument(field, node, bindings, 'ids') as string[];
  const count = plan.structure(bindings => ids(bindings).length);
  if (count > pageLimit) throw new RequestError('BAD_USER_INPUT', 'tooMany');
  return Array.from({ length: count }, (_, index) => bindings => ids(bindings)[index]);
}

function asList({ field }: NodeSelection, rows: string[]): string {
  const texts = rows.map(row => `coalesce(${row}, 'null')`);
  if (readOf(field)!.kind === 'node') return texts[0];
  return texts.length ? `'[' || ${texts.join(` || ',' || `)} || ']'` : `'[]'`;
}

function typeNamed({ source: { plan } }: Compiler, { schema }: NodeSelection, id: IdOf): GraphQLObjectType | undefined {
  const name = plan.structure(bindings => classOf(typeOfId(id(bindings)))?.name);
  const type = name ? schema.getType(name) : undefined;
  return isObjectType(type) ? type : undefined;
}

function selectNode(compiler: Compiler, asked: NodeSelection, id: IdOf): string {
  const type = typeNamed(compiler, asked, id);
  if (!type) return 'null';
  const alias = compiler.newAlias();
  const readable = readableRows(compiler, asked.schema, type, alias);
  return readable === undefined ? 'null' : record(compiler, asked, { type, alias, id, where: readable });
}

function selectPlatformNode(compiler: Compiler, asked: NodeSelection, id: IdOf): string {
  const type = typeNamed(compiler, asked, id);
  const isListed = type && compiler.source.plan.structure(({ viewer }) => !!platformRead(asked.schema, type, viewer));
  if (!isListed) return 'null';
  const alias = compiler.newAlias();
  const { where } = platformRead(asked.schema, type, 'any')!;
  return record(compiler, asked, { type, alias, id, where: where?.(alias) ?? 'true' });
}

interface Row {
  type: GraphQLObjectType;
  alias: string;
  id: IdOf;
  where: string;
}

function record(compiler: Compiler, { sets, path }: NodeSelection, { type, alias, id, where }: Row): string {
  const meta = compiler.entity(type);
  const row = compiler.object({ type, alias, sets, path });
  return `(select ${row} from ${meta.tableName} ${alias} where ${company(compiler, type, alias)}${alias}.id = ${present(compiler, type, id)} and ${where}${notDeleted(meta, alias)})`;
}

/** Returns the SQL condition of the rows of a type that the viewer may read by id; undefined if they may read none. */
function readableRows(compiler: Compiler, schema: GraphQLSchema, type: GraphQLObjectType, alias: string): string | undefined {
  const { plan } = compiler.source;
  const access = accessOf(type);
  if (access) return plan.structure(({ viewer }) => refusal(viewer, access)?.code) ? undefined : 'true';
  const column = allowedByOf(type);
  if (column)
    return `${alias}.${column} && ${plan.parameter(({ viewer }) => `{${['SIGNED_IN', ...(viewer?.permissions ?? []), ...(viewer?.rights ?? [])].join()}}`)}::text[]`;
  const through = recordsOf(compiler, schema, type, alias);
  return through.length ? `(${through.join(' or ')})` : undefined;
}

/**
 * Returns an SQL condition for each type of record that the viewer may read and rows of a type may belong to: whether such a record
 * exists.
 */
function recordsOf(compiler: Compiler, schema: GraphQLSchema, type: GraphQLObjectType, alias: string): string[] {
  const records = schema.getType('Record');
  if (!isInterfaceType(records)) return [];
  const meta = compiler.entity(type);
  return schema.getPossibleTypes(records).flatMap(possible => {
    const field = Object.keys(records.getFields())
      .map(name => possible.getFields()[name])
      .find(one => relationOf(one) && rowsOf(one) === type);
    const access = accessOf(possible);
    if (!field || !access || compiler.source.plan.structure(({ viewer }) => refusal(viewer, access)?.code)) return [];
    const other = compiler.entity(possible);
    const owner = compiler.newAlias();
    const same = meta.properties['companyId' as never] ? `${owner}.company_id = ${alias}.company_id and ` : '';
    return [`exists (select from ${other.tableName} ${owner} where ${same}${relationOf(field)!(alias, owner)}${notDeleted(other, owner)})`];
  });
}

/** Returns the type of the rows that a field lists, as a list or a connection. */
const rowsOf = ({ type }: GraphQLField<unknown, unknown>): GraphQLObjectType => {
  const named = getNamedType(type) as GraphQLObjectType;
  return named.getFields().edges ? nodeTypeOf(named) : named;
};

/** Returns how a list of the platform's own rows of a type is read, if the viewer may read one; with `any`, if there is one. */
function platformRead(schema: GraphQLSchema, type: GraphQLObjectType, viewer: Viewer | null | 'any'): Read | undefined {
  const fields = Object.values(schema.getQueryType()!.getFields());
  const field = fields.find(
    one =>
      readOf(one)?.platform &&
      isObjectType(getNamedType(one.type)) &&
      rowsOf(one) === type &&
      (viewer === 'any' || !refusal(viewer, accessOf(one))),
  );
  return readOf(field);
}
