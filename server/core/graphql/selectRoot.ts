import { getNamedType, type FieldNode, type GraphQLField, type GraphQLObjectType, type GraphQLSchema } from 'graphql';
import { typeOfId } from '../database/ids.ts';
import { classOf } from '../database/RecordType.ts';
import { readOf } from './reads.ts';
import { jsonArray } from './select/jsonText.ts';
import { argument, company, present } from './select/ownRows.ts';
import { nodeTypeOf, selectConnection } from './select/selectConnection.ts';
import type { Compiler } from './select/selectObject.ts';
import { columnsOf, notDeleted } from './select/tables.ts';
import { askedFor, selectNodes } from './selectNodes.ts';

/** Returns the SQL of the JSON text of one root field; null if the record does not exist. */
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
  if (read.kind === 'node' || read.kind === 'nodes') return selectNodes(compiler, askedFor(schema, field, nodes, key));
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

/** Returns the id if it is of that type, otherwise one that no row has, so that an id of another type finds nothing. */
const knownId = (id: string, typeName: string) => (classOf(typeOfId(id))?.name === typeName ? id : '00000000-0000-0000-0000-000000000000');

/** Returns the SQL of the JSON text of one record that a command returns, under its response key. */
export function selectAnswered(compiler: Compiler, field: GraphQLField<unknown, unknown>, nodes: FieldNode[], key: string): string {
  const type = getNamedType(field.type) as GraphQLObjectType;
  const meta = compiler.entity(type);
  const alias = compiler.newAlias();
  const row = compiler.object({ type, alias, sets: nodes.map(node => node.selectionSet), path: [key] });
  const id = compiler.source.plan.parameter(({ ids }) => ids![field.name]);
  return `coalesce((select ${row} from ${meta.tableName} ${alias} where ${company(compiler, type, alias)}${alias}.id = ${id}), 'null')`;
}
