import type { GraphQLField } from 'graphql';
import { Extensions } from 'type-graphql';
import type { Relation } from './related.ts';

/** Number of rows that belong to a record, or the sum of one of their columns. */
export interface AggregateOf {
  /** Type name of the rows. */
  of: string;
  relation: Relation;
  /** The property to sum; without one, rows are counted. */
  sum?: string;
}

/** Declares that a field counts or sums rows that belong to the record; it may take `filter` and `search` as their list does. */
export const Aggregate = (aggregate: AggregateOf) => Extensions({ aggregate });

/** Returns the `@Aggregate` of a field. */
export const aggregateOf = ({ extensions }: Pick<GraphQLField<unknown, unknown>, 'extensions'>) =>
  extensions.aggregate as AggregateOf | undefined;
