import type { GraphQLField } from 'graphql';
import { Extensions } from 'type-graphql';
import type { Viewer } from '../session/Viewer.ts';

/** Binds a parameter of the statement to what follows from who asks. */
type Bind = (of: (viewer: Viewer) => unknown) => string;

/** SQL that is true where a field of a row is shown; `row` is the alias of its table. */
export type Shown = (row: string, bind: Bind) => string;

/**
 * Says of a column where the viewer is shown it: on all other rows it is null. Such a field can be null, and is neither filtered nor sorted
 * by, which would tell what it holds.
 */
export const ShownWhere = (shown: Shown) => Extensions({ shown });

/** What `@ShownWhere` said of a field. */
export const shownOf = ({ extensions }: Pick<GraphQLField<unknown, unknown>, 'extensions'>) => extensions.shown as Shown | undefined;
