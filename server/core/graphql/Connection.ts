import { Arg, ArgsType, Field, InputType, Int, InterfaceType, ObjectType, registerEnumType, type ClassType } from 'type-graphql';
import { isSearchable } from '../database/Searchable.ts';
import { fieldsOf } from './metadata.ts';

/** Maximum rows of one page. */
export const pageLimit = 100;
/** Rows of a page when the caller gives no size. */
export const defaultPageSize = 20;
/** Totals stop counting here unless the exact one is requested; one more means "more than". */
export const totalLimit = 10_000;
/** Maximum offset of a numbered page; pages beyond it need a cursor. */
export const offsetLimit = 10_000;

@ObjectType()
export class PageInfo {
  @Field(() => Boolean) hasNextPage!: boolean;
  @Field(() => Boolean) hasPreviousPage!: boolean;
  @Field(() => String, { nullable: true }) startCursor!: string | null;
  @Field(() => String, { nullable: true }) endCursor!: string | null;
}

/** Relay's paging arguments, plus an offset for numbered pages. */
@ArgsType()
export class PageArgs {
  @Field(() => Int, { nullable: true, description: `At most ${pageLimit}.` }) first?: number;
  @Field(() => String, { nullable: true }) after?: string;
  @Field(() => Int, { nullable: true, description: `At most ${pageLimit}.` }) last?: number;
  @Field(() => String, { nullable: true }) before?: string;
  @Field(() => Int, { nullable: true, description: `Rows to skip, for numbered pages; at most ${offsetLimit}.` })
  offset?: number;
}

export enum Direction {
  ASC = 'ASC',
  DESC = 'DESC',
}
registerEnumType(Direction, { name: 'Direction' });

/** Interface of every list, for clients that page and count rows of any type. */
@InterfaceType()
export abstract class Connection {
  @Field(() => PageInfo) pageInfo!: PageInfo;
  @Field(() => Int, {
    description: `Number of records; ${totalLimit + 1} means more than ${totalLimit}, unless an exact count is requested.`,
  })
  totalCount(@Arg('exact', () => Boolean, { defaultValue: false }) _exact: boolean): number {
    throw new Error('Answered by the compiled statement');
  }
}

const connections = new Map<object, ClassType<object>>();

/** Returns `XConnection` (with `XEdge`) of an entity. */
export function ConnectionOf(Entity: ClassType<object>): ClassType<object> {
  const known = connections.get(Entity);
  if (known) return known;
  @ObjectType(`${Entity.name}Edge`)
  class Edge {
    @Field(() => String) cursor!: string;
    @Field(() => Entity) node!: object;
  }
  @ObjectType(`${Entity.name}Connection`, { implements: Connection })
  class TypedConnection extends Connection {
    @Field(() => [Edge]) edges!: Edge[];
  }
  connections.set(Entity, TypedConnection);
  return TypedConnection;
}

/**
 * Returns the arguments of an entity's list: a page, its filter, one sort key, and a search text.
 * @param sortedBy fields to sort by; by default those of the filter, and createdAt. A table without end names those that an index orders.
 */
export function ListArgs(Entity: ClassType<object>, Filter: ClassType<object>, sortedBy?: readonly string[]): ClassType<object> {
  const known = listArgs.get(Entity);
  if (known) return known;
  const Args = listArgsOf(Entity, Filter, sortedBy ?? sortableBy(Entity, Filter));
  listArgs.set(Entity, Args);
  return Args;
}

const listArgs = new Map<object, ClassType<object>>();

const sortableBy = (Entity: ClassType<object>, Filter: ClassType<object>): string[] => {
  const names = fieldsOf(Filter).map(({ name }) => name);
  return fieldsOf(Entity).some(({ name }) => name === 'createdAt') ? [...new Set(['createdAt', ...names])] : names;
};

function listArgsOf(Entity: ClassType<object>, Filter: ClassType<object>, sortedBy: readonly string[]): ClassType<object> {
  const SortField = Object.fromEntries(sortedBy.map(name => [name.replace(/[A-Z]/g, '_$&').toUpperCase(), name]));
  registerEnumType(SortField, { name: `${Entity.name}SortField` });
  @InputType(`${Entity.name}Sort`)
  class Sort {
    @Field(() => SortField) field!: string;
    @Field(() => Direction, { defaultValue: Direction.ASC }) direction!: Direction;
  }
  if (sortedBy.includes('customFields'))
    Field(() => String, { nullable: true, description: 'With CUSTOM_FIELDS, the key of the field to sort by.' })(
      Sort.prototype,
      'customField',
    );
  @ArgsType()
  class Args extends PageArgs {
    @Field(() => Filter, { nullable: true }) filter?: object;
    @Field(() => Sort, { nullable: true }) sort?: Sort;
  }
  if (!isSearchable(Entity)) return Args;
  @ArgsType()
  class SearchableArgs extends Args {
    @Field(() => String, { nullable: true, description: 'Words to search for, ignoring case, accents and harakat.' })
    search?: string;
  }
  return SearchableArgs;
}
