import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
} from 'graphql';

/** A valid document for an operation: every required argument with a value of its type, every leaf selected. */
export function documentOf({ kind, field }: { kind: string; field: GraphQLField<unknown, unknown> }): string {
  const args = field.args
    .filter(({ type, defaultValue }) => isNonNullType(type) && defaultValue === undefined)
    .map(({ name, type }) => `${name}: ${valueOf(type)}`);
  return `${kind} { ${field.name}${args.length ? `(${args.join(', ')})` : ''} ${selectionOf(field.type)} }`;
}

function valueOf(type: GraphQLInputType): string {
  if (isNonNullType(type)) return valueOf(type.ofType);
  if (isListType(type)) return `[${valueOf(type.ofType)}]`;
  if (isEnumType(type)) return type.getValues()[0].name;
  if (isInputObjectType(type)) {
    const required = Object.values(type.getFields()).filter(
      ({ type: of, defaultValue }) => isNonNullType(of) && defaultValue === undefined,
    );
    return `{ ${required.map(({ name, type: of }) => `${name}: ${valueOf(of)}`).join(', ')} }`;
  }
  const values: Record<string, string> = {
    Int: '1',
    Float: '1',
    Boolean: 'true',
    DateTime: '"2026-01-01T00:00:00Z"',
    Date: '"2026-01-01"',
    Decimal: '"1"',
  };
  return values[getNamedType(type).name] ?? '"x"';
}

function selectionOf(type: GraphQLOutputType): string {
  const named = getNamedType(type);
  return isObjectType(named) || 'getFields' in named ? '{ __typename }' : '';
}
