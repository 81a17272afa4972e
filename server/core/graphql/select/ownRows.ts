import { getArgumentValues, type FieldNode, type GraphQLField, type GraphQLObjectType } from 'graphql';
import type { Bindings } from './Plan.ts';
import type { Compiler } from './selectObject.ts';

/** Returns the SQL of the requested id; for a merged record, the id of the record it was merged into. */
export function present(compiler: Compiler, type: GraphQLObjectType, id: (bindings: Bindings) => string): string {
  const asked = compiler.source.plan.parameter(id);
  const { tableName, properties } = compiler.entity(type);
  if (!properties['mergedInto' as never]) return asked;
  // As a subquery, because under row level security an index is not used with `coalesce`, which is not known to be leakproof.
  return `(select coalesce((select m.merged_into_id from ${tableName} m where ${company(compiler, type, 'm')}m.id = ${asked}), ${asked}))`;
}

/** Returns the SQL that also compares the company in the statement itself, because indexes begin with it. */
export function company(compiler: Compiler, type: GraphQLObjectType, alias: string): string {
  if (!compiler.entity(type).properties['companyId' as never]) return '';
  return `${alias}.company_id = ${compiler.source.plan.parameter(({ viewer }) => viewer?.companyId ?? null)} and `;
}

/** Returns the value of a root field's argument. */
export const argument = (field: GraphQLField<unknown, unknown>, node: FieldNode, { variables }: Bindings, name: string) =>
  getArgumentValues(field, node, variables)[name];
