import {
  GraphQLError,
  isListType,
  isNonNullType,
  Kind,
  type ASTVisitor,
  type FragmentDefinitionNode,
  type GraphQLOutputType,
  type GraphQLType,
  type SelectionSetNode,
  type ValidationContext,
  getNamedType,
  isCompositeType,
  isObjectType,
  isInterfaceType,
  type FieldNode,
} from 'graphql';
import { defaultPageSize, pageLimit } from './Connection.ts';

/** How much one operation may ask (reliability, rows 1 to 4). Introspection, answered from memory, may go deeper. */
export const limits = {
  depth: 11,
  introspectionDepth: 18,
  aliases: 60,
  directives: 40,
  rootFields: 40,
  fields: 1_000,
  cost: 20_000,
  tokens: 2_000,
  seconds: 15,
};

/** Validation rule: depth, aliases, directives, root fields and an estimate of the rows an operation would read. */
export function limitsRule(context: ValidationContext): ASTVisitor {
  const refuse = (what: string, used: number, allowed: number) =>
    context.reportError(
      new GraphQLError(`The operation is too large: ${what} ${used} of ${allowed} allowed.`, {
        extensions: { code: 'LIMIT_EXCEEDED', what, used, allowed },
      }),
    );
  return {
    Document(document) {
      const fragments = new Map(
        document.definitions.flatMap(node => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [])),
      );
      for (const definition of document.definitions) {
        if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
        const root = {
          query: context.getSchema().getQueryType(),
          mutation: context.getSchema().getMutationType(),
          subscription: context.getSchema().getSubscriptionType(),
        }[definition.operation];
        const measure = new Measure(fragments);
        measure.walk(definition.selectionSet, root ?? undefined, 1, 1, new Set());
        const { depth, aliases, directives, fields, cost } = measure;
        const found: [string, number, number][] = [
          ['depth', depth, limits.depth],
          ['introspection depth', measure.introspectionDepth, limits.introspectionDepth],
          ['aliases', aliases, limits.aliases],
          ['directives', directives + (definition.directives?.length ?? 0), limits.directives],
          ['fields', fields, limits.fields],
          ['cost', cost, limits.cost],
        ];
        const beyond = found.find(([, used, allowed]) => used > allowed);
        if (beyond) {
          refuse(...beyond);
          // A document that is deleted is visited no further: not one of GraphQL's own rules looks at what is refused.
          return null;
        }
        if (definition.operation !== 'query' && definition.selectionSet.selections.length > 10)
          refuse('root fields', definition.selectionSet.selections.length, 10);
      }
      return undefined;
    },
  };
}

class Measure {
  depth = 0;
  introspectionDepth = 0;
  aliases = 0;
  directives = 0;
  fields = 0;
  cost = 0;

  constructor(private readonly fragments: Map<string, FragmentDefinitionNode>) {}

  walk(set: SelectionSetNode, type: GraphQLType | undefined, depth: number, rows: number, open: Set<string>, introspects = false): void {
    if (introspects) this.introspectionDepth = Math.max(this.introspectionDepth, depth);
    else this.depth = Math.max(this.depth, depth);
    if (this.fields > limits.fields || depth > limits.introspectionDepth) return;
    for (const node of set.selections) {
      this.directives += node.directives?.length ?? 0;
      if (node.kind === Kind.FIELD) this.field(node, type, depth, rows, open, introspects);
      else if (node.kind === Kind.INLINE_FRAGMENT) this.walk(node.selectionSet, type, depth, rows, open, introspects);
      else if (!open.has(node.name.value)) {
        const fragment = this.fragments.get(node.name.value);
        if (fragment) this.walk(fragment.selectionSet, type, depth, rows, new Set([...open, node.name.value]), introspects);
      }
    }
  }

  private field(
    node: FieldNode,
    parent: GraphQLType | undefined,
    depth: number,
    rows: number,
    open: Set<string>,
    introspects: boolean,
  ): void {
    this.fields += 1;
    if (node.alias && node.alias.value !== node.name.value) this.aliases += 1;
    if (!node.selectionSet) return;
    const inside = introspects || node.name.value.startsWith('__');
    const type = outputOf(parent, node.name.value);
    const inner = rows * (type && getNamedType(type).name.endsWith('Connection') ? pageOf(node) : isList(type) ? listSize(node) : 1);
    // An edge list has the size its connection was asked for.
    const own = node.name.value === 'edges' ? rows : inner;
    this.cost += own;
    this.walk(node.selectionSet, type, depth + 1, own, open, inside);
  }
}

function outputOf(parent: GraphQLType | undefined, name: string): GraphQLOutputType | undefined {
  const named = parent ? getNamedType(parent) : undefined;
  return named && isCompositeType(named) && (isObjectType(named) || isInterfaceType(named)) ? named.getFields()[name]?.type : undefined;
}

const isList = (type: GraphQLOutputType | undefined): boolean =>
  !!type && (isListType(type) || (isNonNullType(type) && isListType(type.ofType)));

function pageOf(node: FieldNode): number {
  const size = node.arguments?.find(({ name }) => name.value === 'first' || name.value === 'last')?.value;
  if (!size) return defaultPageSize;
  return size.kind === Kind.INT ? Math.min(Math.max(Number(size.value), 0), pageLimit) : pageLimit;
}

/** Ids name their number; another list is taken for ten rows. */
function listSize(node: FieldNode): number {
  const ids = node.arguments?.find(({ name }) => name.value === 'ids')?.value;
  return ids ? (ids.kind === Kind.LIST ? ids.values.length : pageLimit) : 10;
}
