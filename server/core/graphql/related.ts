import type { GraphQLField } from 'graphql';
import { Extensions } from 'type-graphql';

/** SQL that is true where a row belongs to a record; both are aliases of their tables. */
export type Relation = (row: string, record: string) => string;

/**
 * Says of a field which rows of another table it lists, where no foreign key does: comments of a record of any type, lines of the
 * audit trail. The rows are reached through the record alone, so that its `@Allow` guards them; the company is compared beside.
 */
export const Related = (relation: Relation) => Extensions({ related: relation });

/** What `@Related` said of a field. */
export const relationOf = ({ extensions }: Pick<GraphQLField<unknown, unknown>, 'extensions'>) =>
  extensions.related as Relation | undefined;
