import type { EntityMetadata, MikroORM } from '@mikro-orm/postgresql';
import type { GraphQLField } from 'graphql';
import { Extensions } from 'type-graphql';

/** What a query reads: one record by its id (or the one `where` leaves), a page of records, all of a short list, or whatever ids name. */
export interface Read {
  kind: 'record' | 'connection' | 'list' | 'node' | 'nodes';
  /** SQL on the row's alias; may use noria_company() and the settings app.user. */
  where?: (alias: string) => string;
  /** Arguments of a short list that its rows equal: named as the properties are. */
  equal?: string[];
  /** Column and direction of a short list. */
  orderBy?: string;
  /** Read as the owner: for the platform's own tables, which belong to no company. */
  platform?: boolean;
}

/** Says of a query what it reads; its method has nothing to do: the statement is compiled from the selection. */
export const Reads = (read: Read) => Extensions({ read });

/** What `@Reads` said of a field. */
export const readOf = (field: GraphQLField<unknown, unknown> | undefined) => field?.extensions.read as Read | undefined;

/** The body of a query that is `@Reads`: never run. */
export function compiled(): never {
  throw new Error('Answered by the compiled statement');
}

/** The ORM's metadata by GraphQL type name: entity and type are one class. */
export function metadataByType(orm: MikroORM): (typeName: string) => EntityMetadata | undefined {
  let known = byType.get(orm);
  if (!known) byType.set(orm, (known = new Map(Array.from(orm.getMetadata().getAll().values(), meta => [meta.className, meta]))));
  return name => known.get(name);
}

// Asked for by every command; the entities never change.
const byType = new WeakMap<MikroORM, Map<string, EntityMetadata>>();
