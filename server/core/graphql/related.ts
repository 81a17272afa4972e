import type { GraphQLField } from 'graphql';
import { Extensions } from 'type-graphql';

/** SQL that is true if a row belongs to a record; both are table aliases. */
export type Relation = (row: string, record: string) => string;

/**
 * Declares which rows of another table a field lists, where no foreign key does: comments on a record of any type, audit trail entries.
 * The rows are reached only through the record, so its `@Allow` guards them; the company is compared as well.
 */
export const Related = (relation: Relation) => Extensions({ related: relation });

/** Returns the `@Related` of a field. */
export const relationOf = ({ extensions }: Pick<GraphQLField<unknown, unknown>, 'extensions'>) =>
  extensions.related as Relation | undefined;
