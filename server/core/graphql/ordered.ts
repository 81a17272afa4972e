import type { GraphQLField } from 'graphql';
import { Extensions } from 'type-graphql';

/** Direction by property. */
export type Order = Record<string, 'asc' | 'desc'>;

/** Sets the default order of a field's rows. */
export const Ordered = (order: Order) => Extensions({ order });

/** Returns the `@Ordered` of a field. */
export const orderOf = ({ extensions }: Pick<GraphQLField<unknown, unknown>, 'extensions'>) => extensions.order as Order | undefined;
