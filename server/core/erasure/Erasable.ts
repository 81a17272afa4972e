import type { FilterQuery } from '@mikro-orm/core';
import type { EntityClass, EntityManager } from '@mikro-orm/postgresql';
import type { Permission } from '../access/Permission.ts';
import type { VersionedRecord } from '../database/CompanyRecord.ts';
import type { Scope } from '../graphql/Scope.ts';

/** Replacements for erased data, in the language of the user who erases it. */
export interface Substitutes {
  /** Replaces a person's name. */
  name: string;
  /** Replaces any other required text. */
  text: string;
}

/** Records about the person that are erased along with the person's own record, which comes first. Includes deleted records. */
export interface ErasedRecords<Root = VersionedRecord, Entity extends VersionedRecord = VersionedRecord> {
  Entity: EntityClass<Entity>;
  where: (root: Root) => FilterQuery<Entity>;
  /** Properties that could identify the person, and their replacements. */
  fields: (record: Entity, put: Substitutes) => Partial<Record<keyof Entity, unknown>>;
  /**
   * Lines of the record: their table, and its column that references the record. Free texts are erased, product names stay; lines that must
   * have a text lose it all the same.
   */
  lines?: { table: string; column: string; haveText?: boolean };
  /** Properties that reference files owned by the record. */
  files?: (keyof Entity & string)[];
}

/** A count: a message id that names what is counted and, where it matters, why; and the number. */
export interface ErasureFact {
  what: string;
  count: number;
}

/** Documents that are retained because the law requires them or others need them. */
export interface KeptRecords extends ErasureFact {
  /** Their ids, if emails sent about them must be erased. */
  ids: string[];
}

/** What a module contributes to the erasure of one kind of person; several modules may contribute to the same kind. */
export interface Erasable<Root extends VersionedRecord = VersionedRecord> {
  Entity: EntityClass<Root>;
  /** Permission required in addition to Administrative Roles; set by the module that owns the entity. */
  permission?: Permission;
  records?: ErasedRecords<Root, never>[];
  /** Identifying values of the person, such as name, addresses and numbers; they are removed from every text written about the person. */
  knownBy?: (root: Root) => (string | null)[];
  /** Reasons why the person cannot be erased now. */
  refusals?: (em: EntityManager, root: Root, scope: Pick<Scope, 'viewer'>) => Promise<ErasureFact[]>;
  kept?: (em: EntityManager, root: Root) => Promise<KeptRecords[]>;
  /** Takes the locks that precede the record's own in the lock order. */
  hold?: (em: EntityManager) => Promise<void>;
  /** Runs before anything is overwritten, in the same transaction. */
  before?: (scope: Scope, root: Root) => Promise<void>;
  /** Runs after everything has been overwritten. */
  after?: (scope: Scope, root: Root) => Promise<void>;
}

const known: Erasable[] = [];

/** Registers what is erased with a record and what is kept; the module lists the result among its erasures. */
export function erasable<Root extends VersionedRecord>(of: Erasable<Root>): Erasable {
  known.push(of as never);
  return of as never;
}

/** Returns the contributions of all modules for an entity; it is not a person's record if no contribution names a permission. */
export const erasableOf = (Entity: object): Erasable[] => known.filter(one => one.Entity === Entity);
