import { Field, Float, ID, InputType, Int } from 'type-graphql';
import { DateOnly, DateTime, DecimalText } from './scalars.ts';

/** Conditions on a text; all of them must hold. */
@InputType()
export class StringFilter {
  @Field(() => String, { nullable: true }) eq?: string;
  @Field(() => [String], { nullable: true }) in?: string[];
  /** Matches anywhere in the text, ignoring case. */
  @Field(() => String, { nullable: true }) contains?: string;
  @Field(() => String, { nullable: true }) startsWith?: string;
}

/** Conditions on a reference. */
@InputType()
export class IdFilter {
  @Field(() => ID, { nullable: true }) eq?: string;
  @Field(() => [ID], { nullable: true }) in?: string[];
}

/** A half-open range of instants: `from` inclusive, `before` exclusive. */
@InputType()
export class DateTimeFilter {
  @Field(() => DateTime, { nullable: true }) from?: Date;
  @Field(() => DateTime, { nullable: true }) before?: Date;
}

/** A half-open range of days: `from` inclusive, `before` exclusive. */
@InputType()
export class DateFilter {
  @Field(() => DateOnly, { nullable: true }) from?: string;
  @Field(() => DateOnly, { nullable: true }) before?: string;
}

@InputType()
export class IntFilter {
  @Field(() => Int, { nullable: true }) eq?: number;
  @Field(() => Float, { nullable: true }) atLeast?: number;
  @Field(() => Float, { nullable: true }) atMost?: number;
}

@InputType()
export class DecimalFilter {
  @Field(() => DecimalText, { nullable: true }) eq?: string;
  @Field(() => DecimalText, { nullable: true }) atLeast?: string;
  @Field(() => DecimalText, { nullable: true }) atMost?: string;
}

@InputType()
export class BooleanFilter {
  @Field(() => Boolean, { nullable: true }) eq?: boolean;
}

const enumFilters = new Map<object, new () => { eq?: string; in?: string[] }>();

/** Returns the filter class of a registered enum, `<name>Filter`. Call it at module level, not inside a field's type function. */
export function EnumFilter(values: object, name: string) {
  const known = enumFilters.get(values);
  if (known) return known;
  @InputType(`${name}Filter`)
  class TypedFilter {
    @Field(() => values, { nullable: true }) eq?: string;
    @Field(() => [values], { nullable: true }) in?: string[];
  }
  enumFilters.set(values, TypedFilter);
  return TypedFilter;
}

/** SQL of each condition; `value` is a placeholder for the given value, converted by `bound` if there is one. */
export const operators: Record<string, { sql: (column: string, value: string) => string; bound?: (value: unknown) => unknown }> = {
  eq: { sql: (column, value) => `${column} = ${value}` },
  in: { sql: (column, value) => `${column} = any(${value})` },
  contains: { sql: (column, value) => `${column} ilike ${value}`, bound: value => `%${likeText(value)}%` },
  startsWith: { sql: (column, value) => `${column} ilike ${value}`, bound: value => `${likeText(value)}%` },
  from: { sql: (column, value) => `${column} >= ${value}` },
  before: { sql: (column, value) => `${column} < ${value}` },
  atLeast: { sql: (column, value) => `${column} >= ${value}` },
  atMost: { sql: (column, value) => `${column} <= ${value}` },
};

/** Escapes a text so that `like` matches it literally. */
export const likeText = (value: unknown) => String(value).replace(/[\\%_]/g, '\\$&');
