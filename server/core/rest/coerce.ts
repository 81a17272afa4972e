import {
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLEnumType,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLScalarType,
} from 'graphql';
import type { Issue } from '../errors.ts';
import { listOf } from './listOf.ts';

/** Maximum number of invalid fields reported for a call; coercion stops there. */
const told = 100;

/**
 * Coerces a value as sent to what a schema type expects: form texts become numbers, a single value becomes a list, 'Administrative Roles'
 * becomes its enum code. Unknown fields are dropped. Values that do not fit are added to `issues` with their path.
 */
export function coerce(type: GraphQLInputType, value: unknown, path: string, issues: Issue[]): unknown {
  if (issues.length >= told) return undefined;
  const note = (code: string) => void issues.push({ field: path, code });
  const inner = getNullableType(type);
  if (isNonNullType(type) && (value === undefined || value === null || (value === '' && !isListType(inner) && !isText(inner))))
    return note('required');
  if (value === undefined || value === null) return value;
  if (isListType(inner)) {
    const items = typeof value === 'string' ? listOf(value) : Array.isArray(value) ? value : [value];
    return items.map((item, index) => coerce(inner.ofType, item, `${path}.${index}`, issues));
  }
  if (isInputObjectType(inner)) return coerceObject(inner, value, path, issues);
  if (value === '' && !isText(inner)) return null;
  const leaf = isEnumType(inner) ? enumName(inner, value) : scalarValue(inner, value);
  return leaf === undefined ? note(isEnumType(inner) ? 'notInList' : 'invalid') : leaf;
}

function coerceObject(type: GraphQLInputObjectType, value: unknown, path: string, issues: Issue[]): unknown {
  if (typeof value !== 'object' || Array.isArray(value)) return void issues.push({ field: path, code: 'invalid' });
  const given = value as Record<string, unknown>;
  return Object.fromEntries(
    Object.values(type.getFields()).flatMap(({ name, type: of, defaultValue }) => {
      const has = Object.hasOwn(given, name) && given[name] !== undefined;
      if (!has && (!isNonNullType(of) || defaultValue !== undefined)) return [];
      const inPath = path === '' || path === 'input' ? name : `${path}.${name}`;
      return [[name, coerce(of, given[name], inPath, issues)]];
    }),
  );
}

const isText = (type: unknown) => (type as { name?: string }).name === 'String';

/** Finds an enum value by its code, or by a documented name that differs only in case and spaces. */
function enumName(type: GraphQLEnumType, value: unknown): string | undefined {
  const code = String(value)
    .trim()
    .toUpperCase()
    .replace(/[\s-]+/g, '_');
  return type.getValue(code)?.name;
}

const isNumeric = (value: string) => /^-?\d+(\.\d+)?$/.test(value.trim());

function scalarValue(type: GraphQLScalarType, value: unknown): unknown {
  const { name } = type;
  let wanted = value;
  if (typeof value === 'string' && (name === 'Int' || name === 'Float') && isNumeric(value)) wanted = Number(value);
  if (name === 'Boolean' && /^(true|false|0|1)$/.test(String(value))) wanted = /^(true|1)$/.test(String(value));
  if (typeof value === 'number' && (name === 'ID' || name === 'String' || name === 'Decimal')) wanted = String(value);
  try {
    type.parseValue(wanted);
    return wanted;
  } catch {
    return undefined;
  }
}
