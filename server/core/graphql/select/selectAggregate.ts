import { getArgumentValues, type FieldNode, type GraphQLField, type GraphQLObjectType } from 'graphql';
import type { AggregateOf } from '../aggregate.ts';
import { filterConditions } from './conditions.ts';
import type { ListArguments } from './listArguments.ts';
import type { Bindings } from './Plan.ts';
import { searchOf } from './searching.ts';
import type { Compiler } from './selectObject.ts';
import { notDeleted } from './tables.ts';

/** A count or a sum to compile; `where` ties its rows to their record. */
export interface AggregateTarget {
  aggregate: AggregateOf;
  field: GraphQLField<unknown, unknown>;
  node: FieldNode;
  where: (alias: string) => string;
}

/** Returns the SQL of the JSON text of a count or a sum over all rows that the same filter and search would list. */
export function selectAggregate(compiler: Compiler, { aggregate: { of, sum }, field, node, where }: AggregateTarget): string {
  const meta = compiler.entity(compiler.source.schema.getType(of) as GraphQLObjectType);
  const alias = compiler.newAlias();
  const args = ({ variables }: Bindings) => getArgumentValues(field, node, variables) as ListArguments;
  const conditions = [where(alias) + notDeleted(meta, alias), ...filterConditions(compiler, meta, alias, args)];
  const value = sum
    ? `'"' || trim_scale(coalesce(sum(${compiler.column(meta, alias, meta.properties[sum as never])}), 0)) || '"'`
    : 'count(*)::text';
  const search = searchOf(compiler, meta, alias, args);
  if (search) conditions.push(`((${search.few.when} and ${search.few.row}) or (${search.many.when} and ${search.many.rows}))`);
  const gathered = search ? `with ${search.gathered} ` : '';
  return `(${gathered}select ${value} from ${meta.tableName} ${alias} where ${conditions.join(' and ')})`;
}
