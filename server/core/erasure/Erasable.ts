import type { FilterQuery } from '@mikro-orm/core';
import type { EntityClass, EntityManager } from '@mikro-orm/postgresql';
import type { Permission } from '../access/Permission.ts';
import type { VersionedRecord } from '../database/CompanyRecord.ts';
import type { Scope } from '../graphql/Scope.ts';

/** What is put in the place of what is erased, in the language of whoever erases it. */
export interface Substitutes {
  /** A person's name. */
  name: string;
  /** Any other text that must be there. */
  text: string;
}

/** Records that tell of the person and are erased with his own, which is the first of them. Put-away ones too. */
export interface ErasedRecords<Root = VersionedRecord, Entity extends VersionedRecord = VersionedRecord> {
  Entity: EntityClass<Entity>;
  where: (root: Root) => FilterQuery<Entity>;
  /** Properties that could name him, and what they are afterwards. */
  fields: (record: Entity, put: Substitutes) => Partial<Record<keyof Entity, unknown>>;
  /** Its lines: each table with the column that points to the record. Their free texts go, names of products stay. */
  lines?: { table: string; column: string };
  /** Properties that name files of its own. */
  files?: (keyof Entity & string)[];
}

/** A thing counted: what it is by a message id, how many there are, and why it is so, where that is to be told. */
export interface ErasureFact {
  what: string;
  count: number;
}

/** Documents that are not erased, since a law demands them or others need them. */
export interface KeptRecords extends ErasureFact {
  /** Their ids where mails of them have to go. */
  ids: string[];
}

/** What a module knows of the erasure of one kind of person; several may know something of the same. */
export interface Erasable<Root extends VersionedRecord = VersionedRecord> {
  Entity: EntityClass<Root>;
  /** Whose holders may erase, if they hold Administrative Roles as well; the module that owns the entity says it. */
  permission?: Permission;
  records?: ErasedRecords<Root, never>[];
  /** By what he is known: his name, addresses, numbers; they go from every text that was written of him. */
  knownBy?: (root: Root) => (string | null)[];
  /** Why it must not be now. */
  refusals?: (em: EntityManager, root: Root, scope: Pick<Scope, 'viewer'>) => Promise<ErasureFact[]>;
  kept?: (em: EntityManager, root: Root) => Promise<KeptRecords[]>;
  /** Locks what comes before the record in the order of locks. */
  hold?: (em: EntityManager) => Promise<void>;
  /** Before anything is overwritten, in the same transaction. */
  before?: (scope: Scope, root: Root) => Promise<void>;
  /** When all is overwritten. */
  after?: (scope: Scope, root: Root) => Promise<void>;
}

const known: Erasable[] = [];

/** Says what is erased with a record and what is kept; the module lists it among its erasures. */
export function erasable<Root extends VersionedRecord>(of: Erasable<Root>): Erasable {
  known.push(of as never);
  return of as never;
}

/** What all modules know of an entity; none of it is a person's where no module names a permission. */
export const erasableOf = (Entity: object): Erasable[] => known.filter(one => one.Entity === Entity);
