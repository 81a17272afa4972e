import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';
import { GraphQLJSON } from 'graphql-scalars';
import GraphQLUpload from 'graphql-upload/GraphQLUpload.mjs';
import { isDay } from '../rules/days.ts';

const bad = (name: string, value: unknown) =>
  new GraphQLError(`${name} cannot represent ${JSON.stringify(value)?.slice(0, 60)}`, { extensions: { code: 'BAD_USER_INPUT' } });

function textScalar<T>(name: string, description: string, parse: (text: string) => T | undefined, serialize: (value: unknown) => string) {
  const read = (value: unknown) => {
    const parsed = typeof value === 'string' ? parse(value) : undefined;
    if (parsed === undefined) throw bad(name, value);
    return parsed;
  };
  return new GraphQLScalarType<T, string>({
    name,
    description,
    serialize,
    parseValue: read,
    parseLiteral: node => read(node.kind === Kind.STRING || node.kind === Kind.INT || node.kind === Kind.FLOAT ? node.value : undefined),
  });
}

/** An instant, ISO 8601 in UTC with milliseconds. */
export const DateTime = textScalar(
  'DateTime',
  'An instant: ISO 8601, answered in UTC with milliseconds.',
  text =>
    /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/.test(text) &&
    isDay(text.slice(0, 10)) &&
    !Number.isNaN(Date.parse(text))
      ? new Date(text)
      : undefined,
  value => (value instanceof Date ? value.toISOString() : String(value)),
);

/** A business day in the company's time zone, YYYY-MM-DD. */
export const DateOnly = textScalar(
  'Date',
  "A business day in the company's time zone: YYYY-MM-DD.",
  text => (isDay(text) ? text : undefined),
  String,
);

/** An exact decimal number as text: never a float (domain §0, money). */
export const DecimalText = textScalar(
  'Decimal',
  'An exact decimal number, written as text: "1091.50".',
  text => (/^-?\d{1,15}(\.\d{1,10})?$/.test(text) ? text : undefined),
  String,
);

/** Any JSON: parameters of an error, the changes of an audit entry. */
export const Json = GraphQLJSON;

/** A file of a multipart request (GraphQL multipart request spec). */
export const Upload = GraphQLUpload;
