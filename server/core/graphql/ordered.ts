import type { GraphQLField } from 'graphql';
import { Extensions } from 'type-graphql';

/** Property to direction. */
export type Order = Record<string, 'asc' | 'desc'>;

/** Says in which order a field lists its rows when the caller names none. */
export const Ordered = (order: Order) => Extensions({ order });

/** What `@Ordered` said of a field. */
export const orderOf = ({ extensions }: Pick<GraphQLField<unknown, unknown>, 'extensions'>) => extensions.order as Order | undefined;
