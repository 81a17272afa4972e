import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  parse,
  type FieldNode,
  type GraphQLInputObjectType,
  type GraphQLObjectType,
  type GraphQLType,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { permissionNames } from '../access/Permission.ts';
import { nodeOf } from './nodeOf.ts';
import type { RestOperation } from './RestOperation.ts';

/** A JSON Schema 2020-12 schema, as used by OpenAPI 3.1. */
export type JsonSchema = Record<string, unknown>;

const scalars: Record<string, JsonSchema> = {
  ID: { type: 'string' },
  String: { type: 'string' },
  Int: { type: 'integer' },
  Float: { type: 'number' },
  Boolean: { type: 'boolean' },
  DateTime: { type: 'string', format: 'date-time' },
  Date: { type: 'string', format: 'date' },
  Decimal: { type: 'string', pattern: '^-?\\d{1,15}(\\.\\d{1,10})?$' },
  JSON: {},
  Upload: { type: 'string', contentMediaType: 'application/octet-stream' },
};

/** Collects the named schemas of an API description. */
export class Schemas {
  readonly all: Record<string, JsonSchema> = {};

  /** Schema of an input type, without the fields that are path parameters. */
  input(type: GraphQLInputObjectType, without: string[] = []): JsonSchema {
    const fields = Object.values(type.getFields()).filter(({ name }) => !without.includes(name));
    const required = fields.filter(field => isNonNullType(field.type) && field.defaultValue === undefined).map(({ name }) => name);
    const properties = Object.fromEntries(
      fields.map(field => [field.name, { ...this.#value(field.type), ...(field.description && { description: field.description }) }]),
    );
    return this.#kept(type.name, { type: 'object', ...(required.length && { required }), properties });
  }

  /** Schema of an operation's result: a record, a row of its list, or a command's result. */
  answer({ field, kind, resource, recordField }: RestOperation): JsonSchema {
    let type = getNamedType(field.type);
    if (kind === 'payload' && !recordField)
      return 'deletedIds' in (type as GraphQLObjectType).getFields() ? { type: 'array', items: { type: 'string' } } : { type: 'object' };
    if (kind === 'payload') type = getNamedType((type as GraphQLObjectType).getFields()[recordField!].type);
    if (kind === 'connection') type = nodeOf(field.type)!;
    return this.#kept(type.name, this.#selected(type as GraphQLObjectType, setOf(resource.selection ?? '')));
  }

  #selected(type: GraphQLObjectType, { selections }: SelectionSetNode): JsonSchema {
    const fields = selections as readonly FieldNode[];
    const properties = fields.map(({ name, alias, selectionSet }) => {
      const { type: of, description } = type.getFields()[name.value];
      const below = getNamedType(of);
      const schema = selectionSet && isObjectType(below) ? this.#orNull(of, this.#below(below, selectionSet)) : this.#value(of, !alias);
      return [alias?.value ?? name.value, description && !('$ref' in schema) ? { ...schema, description } : schema];
    });
    return { type: 'object', properties: Object.fromEntries(properties) as JsonSchema };
  }

  /** Schema of a record within another; a page of them is a list. */
  #below(type: GraphQLObjectType, selected: SelectionSetNode): JsonSchema {
    const node = nodeOf(type);
    return node
      ? { type: 'array', items: this.#selected(node, within(within(selected, 'edges'), 'node')) }
      : this.#selected(type, selected);
  }

  /** Stores a schema under its name; a different shape of the same type gets a number. */
  #kept(name: string, schema: JsonSchema): JsonSchema {
    const text = JSON.stringify(schema);
    let key = name;
    for (let count = 2; this.all[key] && JSON.stringify(this.all[key]) !== text; count++) key = `${name}${count}`;
    this.all[key] = schema;
    return { $ref: `#/components/schemas/${key}` };
  }

  /** Schema of a value. Permissions use their documented names unless the field is aliased (to serve as an id). */
  #value(type: GraphQLType, isNamed = true): JsonSchema {
    const inner = getNullableType(type);
    if (isListType(inner)) return this.#orNull(type, { type: 'array', items: this.#value(inner.ofType) });
    if (isInputObjectType(inner)) return this.#orNull(type, this.input(inner));
    if (isEnumType(inner))
      return this.#orNull(type, {
        type: 'string',
        enum: inner.name === 'Permission' && isNamed ? Object.values(permissionNames) : inner.getValues().map(({ name }) => name),
      });
    return this.#orNull(type, scalars[getNamedType(type).name] ?? { type: 'object' });
  }

  #orNull(type: GraphQLType, schema: JsonSchema): JsonSchema {
    if (isNonNullType(type)) return schema;
    if (typeof schema.type !== 'string') return Object.keys(schema).length ? { anyOf: [schema, { type: 'null' }] } : schema;
    return { ...schema, type: [schema.type, 'null'], ...(Array.isArray(schema.enum) && { enum: [...(schema.enum as string[]), null] }) };
  }
}

/** What is selected of a field of a selection. */
const within = ({ selections }: SelectionSetNode, name: string): SelectionSetNode =>
  (selections as readonly FieldNode[]).find(field => field.name.value === name)!.selectionSet!;

function setOf(selection: string): SelectionSetNode {
  const definition = parse(selection).definitions[0] as OperationDefinitionNode;
  return definition.kind === Kind.OPERATION_DEFINITION ? definition.selectionSet : { kind: Kind.SELECTION_SET, selections: [] };
}
