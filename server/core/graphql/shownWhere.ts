import type { GraphQLField } from 'graphql';
import { Extensions } from 'type-graphql';
import type { Viewer } from '../session/Viewer.ts';

/** Binds a statement parameter whose value depends on the viewer. */
type Bind = (of: (viewer: Viewer) => unknown) => string;

/** SQL that is true for rows whose field is visible; `row` is the alias of their table. */
export type Shown = (row: string, bind: Bind) => string;

/**
 * Declares on which rows a column is visible to the viewer; on all others it is null. Such a field is nullable, and cannot be filtered or
 * sorted by, which would reveal its value.
 */
export const ShownWhere = (shown: Shown) => Extensions({ shown });

/** Returns the `@ShownWhere` of a field. */
export const shownOf = ({ extensions }: Pick<GraphQLField<unknown, unknown>, 'extensions'>) => extensions.shown as Shown | undefined;
