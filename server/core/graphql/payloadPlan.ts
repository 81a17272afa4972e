import type { EntityMetadata } from '@mikro-orm/postgresql';
import { getNamedType, type GraphQLObjectType, type GraphQLResolveInfo } from 'graphql';
import { withNext } from '../database/withNext.ts';
import { collect, type Source } from './select/collect.ts';
import { jsonObject } from './select/jsonText.ts';
import { Plan, planOf, plansOf, type Bindings } from './select/Plan.ts';
import { Compiler } from './select/selectObject.ts';
import { selectAnswered } from './selectRoot.ts';

/** Plan of a payload: its fields, and the statement that reads its records as `text`, sent with the next one of a transaction. */
export class PayloadPlan extends Plan {
  /** Response keys with their field names, in the order of the selection. */
  readonly fields: [key: string, name: string][] = [];
}

/** Returns the plan of a payload's selection; its text is empty when there is no record to read. */
export function payloadPlan(
  info: GraphQLResolveInfo,
  metadata: (typeName: string) => EntityMetadata | undefined,
  bindings: Bindings,
): PayloadPlan {
  return planOf(plansOf<PayloadPlan>(info.fieldNodes), bindings, () => compile(info, metadata, bindings));
}

function compile(info: GraphQLResolveInfo, metadata: (typeName: string) => EntityMetadata | undefined, bindings: Bindings): PayloadPlan {
  const plan = new PayloadPlan(bindings);
  const source: Source = { schema: info.schema, fragments: info.fragments, plan };
  const compiler = new Compiler(source, metadata);
  const type = getNamedType(info.returnType) as GraphQLObjectType;
  const records: [string, string][] = [];
  const sets = info.fieldNodes.map(({ selectionSet }) => selectionSet);
  for (const [key, nodes] of collect(source, type, sets)) {
    const { value: name } = nodes[0].name;
    plan.fields.push([key, name]);
    const field = type.getFields()[name];
    if (field && plan.structure(({ ids }) => !!ids?.[name])) records.push([key, selectAnswered(compiler, field, nodes, key)]);
  }
  if (records.length) plan.text = `${withNext}select ${jsonObject(records)} as text`;
  return plan;
}
