import type { GraphQLField } from 'graphql';
import { Extensions } from 'type-graphql';

/**
 * Marks a field of an entity whose readers are named in the audit trail, by that action: each query that reads it leaves an entry for each
 * record shown, whichever door it comes in by. A statement that changes the record shows it to its author without one.
 */
export const Watched = (action: string) => Extensions({ watched: action });

/** Returns the action of a `@Watched` field. */
export const watchedOf = ({ extensions }: Pick<GraphQLField<unknown, unknown>, 'extensions'>) => extensions.watched as string | undefined;
