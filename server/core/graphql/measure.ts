import {
  getNamedType,
  getNullableType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
  type DefinitionNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { defaultPageSize, pageLimit } from './Connection.ts';

/** Size of a selection with its fragments spread. */
export interface Measured {
  /** Nesting levels of fields; those of introspection fields are counted separately. */
  depth: number;
  introspectionDepth: number;
  aliases: number;
  directives: number;
  fields: number;
  /** Fields of the selection itself, without nested ones. */
  rootFields: number;
  /** Estimated rows read per parent row. */
  cost: number;
}

/** A fragment that spreads itself, directly or through others. */
export class FragmentCycle extends Error {
  constructor(readonly fragment: FragmentDefinitionNode) {
    super(`Cannot spread fragment "${fragment.name.value}" within itself.`);
  }
}

/** More than any limit allows; nested fragments could otherwise count to infinity. */
const plenty = 1_000_000_000;

/** Measures the definitions of one document, each fragment once, however often it is spread. */
export class Measure {
  /** Fragments of the document by name. */
  readonly fragments: Map<string, FragmentDefinitionNode>;
  readonly #measured = new Map<string, Measured>();
  readonly #open = new Set<string>();

  constructor(
    private readonly schema: GraphQLSchema,
    document: DocumentNode,
  ) {
    const fragments = document.definitions.filter(node => node.kind === Kind.FRAGMENT_DEFINITION);
    this.fragments = new Map(fragments.map(node => [node.name.value, node]));
  }

  /** Measures an operation or a fragment; undefined for any other definition. Throws FragmentCycle. */
  of(definition: DefinitionNode): Measured | undefined {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) return this.#fragment(definition);
    if (definition.kind !== Kind.OPERATION_DEFINITION) return undefined;
    const measured = this.#selectionSet(definition.selectionSet, this.schema.getRootType(definition.operation) ?? undefined);
    return { ...measured, directives: measured.directives + (definition.directives?.length ?? 0) };
  }

  #fragment(fragment: FragmentDefinitionNode): Measured {
    const name = fragment.name.value;
    if (this.#open.has(name)) throw new FragmentCycle(fragment);
    let measured = this.#measured.get(name);
    if (measured) return measured;
    this.#open.add(name);
    measured = this.#selectionSet(fragment.selectionSet, this.schema.getType(fragment.typeCondition.name.value));
    this.#open.delete(name);
    this.#measured.set(name, measured);
    return measured;
  }

  #selectionSet({ selections }: SelectionSetNode, type: GraphQLNamedType | undefined): Measured {
    const introspects = describesSchema(type);
    const sum: Measured = {
      depth: introspects ? 0 : 1,
      introspectionDepth: introspects ? 1 : 0,
      aliases: 0,
      directives: 0,
      fields: 0,
      rootFields: 0,
      cost: 0,
    };
    for (const node of selections) {
      const part = this.#selection(node, type);
      if (part) {
        sum.depth = Math.max(sum.depth, part.depth);
        sum.introspectionDepth = Math.max(sum.introspectionDepth, part.introspectionDepth);
        for (const key of ['aliases', 'directives', 'fields', 'rootFields', 'cost'] as const)
          sum[key] = Math.min(sum[key] + part[key], plenty);
      }
      sum.directives += node.directives?.length ?? 0;
    }
    return sum;
  }

  #selection(node: SelectionNode, type: GraphQLNamedType | undefined): Measured | undefined {
    if (node.kind === Kind.FIELD) return this.#field(node, type);
    if (node.kind === Kind.INLINE_FRAGMENT)
      return this.#selectionSet(node.selectionSet, node.typeCondition ? this.schema.getType(node.typeCondition.name.value) : type);
    const fragment = this.fragments.get(node.name.value);
    return fragment && this.#fragment(fragment);
  }

  #field(node: FieldNode, parent: GraphQLNamedType | undefined): Measured {
    const own = { aliases: node.alias && node.alias.value !== node.name.value ? 1 : 0, fields: 1, rootFields: 1 };
    if (!node.selectionSet) return { depth: 0, introspectionDepth: 0, directives: 0, cost: 0, ...own };
    const field = fieldOf(parent, node.name.value);
    const type = field && getNamedType(field.type);
    const inner = this.#selectionSet(node.selectionSet, type);
    const rows = describesSchema(type) ? 1 : rowsOf(node, field);
    return {
      depth: inner.depth && inner.depth + 1,
      introspectionDepth: inner.introspectionDepth && inner.introspectionDepth + 1,
      directives: inner.directives,
      aliases: inner.aliases + own.aliases,
      fields: inner.fields + own.fields,
      rootFields: own.rootFields,
      cost: rows * (1 + inner.cost),
    };
  }
}

const describesSchema = (type: GraphQLNamedType | undefined) => !!type?.name.startsWith('__');

type AnyField = GraphQLField<unknown, unknown>;

function fieldOf(parent: GraphQLNamedType | undefined, name: string): AnyField | undefined {
  if (name === SchemaMetaFieldDef.name) return SchemaMetaFieldDef;
  if (name === TypeMetaFieldDef.name) return TypeMetaFieldDef;
  return isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[name] : undefined;
}

/** Returns the estimated rows of a field per parent row. `edges` counts as one, because the connection's size is already counted. */
function rowsOf(node: FieldNode, field: AnyField | undefined): number {
  if (!field || node.name.value === 'edges') return 1;
  if (getNamedType(field.type).name.endsWith('Connection')) return pageOf(node);
  return isListType(getNullableType(field.type)) ? listSize(node, field) : 1;
}

function pageOf(node: FieldNode): number {
  const size = node.arguments?.find(({ name }) => name.value === 'first' || name.value === 'last')?.value;
  if (!size) return defaultPageSize;
  return size.kind === Kind.INT ? Math.min(Math.max(Number(size.value), 0), pageLimit) : pageLimit;
}

/** Returns the number of ids of an `ids` argument; any other list is estimated at its field's `complexity`, or at ten rows. */
function listSize(node: FieldNode, { extensions }: AnyField): number {
  const ids = node.arguments?.find(({ name }) => name.value === 'ids')?.value;
  if (ids) return ids.kind === Kind.LIST ? ids.values.length : pageLimit;
  return typeof extensions.complexity === 'number' ? extensions.complexity : 10;
}
