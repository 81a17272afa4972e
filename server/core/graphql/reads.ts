import type { EntityManager, EntityMetadata, MetadataStorage } from '@mikro-orm/postgresql';
import type { GraphQLField } from 'graphql';
import { Extensions } from 'type-graphql';

/**
 * What a query reads: one record by its id (or the only one that `where` matches), a page of records, a whole short list, or the records
 * of any ids.
 */
export interface Read {
  kind: 'record' | 'connection' | 'list' | 'node' | 'nodes';
  /** SQL condition on the row's alias; may use noria_company() and the setting app.user. */
  where?: (alias: string) => string;
  /** Arguments that the rows of a short list must equal, named like the properties. */
  equal?: string[];
  /** Column and direction of a short list. */
  orderBy?: string;
  /** Reads as the owner of the tables, for the platform's own ones, which belong to no company. */
  platform?: boolean;
}

/** Declares what a query reads. Its method has no body of its own: the statement is compiled from the selection. */
export const Reads = (read: Read) => Extensions({ read });

/** Returns the `@Reads` of a field. */
export const readOf = (field: GraphQLField<unknown, unknown> | undefined) => field?.extensions.read as Read | undefined;

/** Body of a `@Reads` query; never runs. */
export function compiled(): never {
  throw new Error('Answered by the compiled statement');
}

/** Returns the ORM's metadata by GraphQL type name: entity and type are one class. */
export function metadataByType(em: EntityManager): (typeName: string) => EntityMetadata | undefined {
  const metadata = em.getMetadata();
  let known = byType.get(metadata);
  if (!known) byType.set(metadata, (known = new Map(Array.from(metadata.getAll().values(), meta => [meta.className, meta]))));
  return name => known.get(name);
}

// Cached, because every command needs it and entities never change.
const byType = new WeakMap<MetadataStorage, Map<string, EntityMetadata>>();
