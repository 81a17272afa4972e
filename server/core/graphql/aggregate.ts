import type { GraphQLField } from 'graphql';
import { Extensions } from 'type-graphql';
import type { Relation } from './related.ts';

/** How many rows belong to a record, or the sum of one of their columns. */
export interface AggregateOf {
  /** Type name of the rows. */
  of: string;
  relation: Relation;
  /** The property summed up; without one, rows are counted. */
  sum?: string;
}

/** Says of a field that it counts or sums up rows which belong to the record; it may take `filter` and `search` as their list does. */
export const Aggregate = (aggregate: AggregateOf) => Extensions({ aggregate });

/** What `@Aggregate` said of a field. */
export const aggregateOf = ({ extensions }: Pick<GraphQLField<unknown, unknown>, 'extensions'>) =>
  extensions.aggregate as AggregateOf | undefined;
