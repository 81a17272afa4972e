import { getArgumentValues, type FieldNode, type GraphQLField, type GraphQLObjectType } from 'graphql';
import type { Bindings } from './Plan.ts';
import type { Compiler } from './selectObject.ts';

/** An id as it was asked for; of a record that was merged into another one, the other's. */
export function present(compiler: Compiler, type: GraphQLObjectType, id: (bindings: Bindings) => string): string {
  const asked = compiler.source.plan.parameter(id);
  const { tableName, properties } = compiler.entity(type);
  if (!properties['mergedInto' as never]) return asked;
  return `coalesce((select m.merged_into_id from ${tableName} m where ${company(compiler, type, 'm')}m.id = ${asked}), ${asked})`;
}

/** The statement names the company itself too: indexes begin with it. */
export function company(compiler: Compiler, type: GraphQLObjectType, alias: string): string {
  if (!compiler.entity(type).properties['companyId' as never]) return '';
  return `${alias}.company_id = ${compiler.source.plan.parameter(({ viewer }) => viewer?.companyId ?? null)} and `;
}

/** The value of an argument of a root field. */
export const argument = (field: GraphQLField<unknown, unknown>, node: FieldNode, { variables }: Bindings, name: string) =>
  getArgumentValues(field, node, variables)[name];
