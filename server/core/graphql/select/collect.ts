import {
  GraphQLIncludeDirective,
  GraphQLSkipDirective,
  getDirectiveValues,
  isAbstractType,
  Kind,
  typeFromAST,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type GraphQLSchema,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import type { Plan } from './Plan.ts';

/** What the compiler needs besides the selection. */
export interface Source {
  schema: GraphQLSchema;
  fragments: Record<string, FragmentDefinitionNode>;
  plan: Plan;
}

/**
 * Returns the fields selected on a concrete type, by response key; spreads fragments and applies `@include` and `@skip` (recorded in the
 * plan).
 */
export function collect(
  source: Source,
  type: GraphQLObjectType,
  sets: readonly (SelectionSetNode | undefined)[],
): Map<string, FieldNode[]> {
  const fields = new Map<string, FieldNode[]>();
  for (const set of sets) gather(source, type, set?.selections ?? [], fields, new Set());
  return fields;
}

function gather(
  source: Source,
  type: GraphQLObjectType,
  selections: readonly SelectionNode[],
  fields: Map<string, FieldNode[]>,
  seen: Set<string>,
) {
  for (const node of selections) {
    if (!isIncluded(source.plan, node)) continue;
    if (node.kind === Kind.FIELD) {
      const key = (node.alias ?? node.name).value;
      fields.set(key, [...(fields.get(key) ?? []), node]);
      continue;
    }
    const fragment = node.kind === Kind.INLINE_FRAGMENT ? node : source.fragments[node.name.value];
    if (node.kind === Kind.FRAGMENT_SPREAD) {
      if (seen.has(node.name.value)) continue;
      seen.add(node.name.value);
    }
    if (appliesTo(source.schema, fragment.typeCondition, type)) gather(source, type, fragment.selectionSet.selections, fields, seen);
  }
}

function appliesTo(
  schema: GraphQLSchema,
  condition: FragmentDefinitionNode['typeCondition'] | undefined,
  type: GraphQLObjectType,
): boolean {
  if (!condition) return true;
  const named = typeFromAST(schema, condition);
  return named === type || (isAbstractType(named) && schema.isSubType(named, type));
}

function isIncluded(plan: Plan, node: SelectionNode): boolean {
  if (!node.directives?.length) return true;
  return plan.structure(
    ({ variables }) =>
      getDirectiveValues(GraphQLSkipDirective, node, variables)?.if !== true &&
      getDirectiveValues(GraphQLIncludeDirective, node, variables)?.if !== false,
  );
}
