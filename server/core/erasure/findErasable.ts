import type { EntityClass } from '@mikro-orm/postgresql';
import { Permission } from '../access/Permission.ts';
import { holdsWhole, refusal } from '../access/allows.ts';
import { nameOf } from '../database/ChangeLog.ts';
import type { VersionedRecord } from '../database/CompanyRecord.ts';
import { typeOfId } from '../database/ids.ts';
import { lockAgainstReferences } from '../database/references.ts';
import { classOf } from '../database/RecordType.ts';
import { Conflict, NotAllowed, NotFound } from '../errors.ts';
import type { Scope } from '../graphql/Scope.ts';
import { erasableOf, type Erasable, type ErasedRecords, type ErasureFact, type KeptRecords } from './Erasable.ts';
import { patternOf } from './patternOf.ts';
import { openImports } from './openImports.ts';

/** A person whose data may be erased, and what every module contributes. */
export interface Person {
  root: VersionedRecord;
  name: string;
  type: string;
  parts: Erasable[];
  /** Regular expression that finds the person in texts; undefined if no identifying value is distinctive enough. */
  found: string | undefined;
}

/**
 * Finds the person's record, deleted or not; `hold` locks it, against new references too. Throws RequestError FORBIDDEN, NOT_FOUND;
 * Conflict if the version is not the one the caller saw.
 */
export async function findErasable(
  { em, viewer }: Pick<Scope, 'em' | 'viewer'>,
  id: string,
  { version, hold = false }: { version?: number; hold?: boolean } = {},
): Promise<Person> {
  const Type = classOf(typeOfId(id));
  const parts = Type ? erasableOf(Type) : [];
  const permission = parts.find(part => part.permission)?.permission;
  if (!Type || !permission) throw NotFound();
  const refused = refusal(viewer, [Permission.ADMINISTRATIVE_ROLES], 'DELETE') ?? refusal(viewer, [permission], 'DELETE');
  if (refused) throw refused;
  // Who sees a part of the records would leave the rest of the person behind.
  if (!holdsWhole(viewer, permission)) throw NotAllowed();
  if (hold) {
    for (const part of parts) await part.hold?.(em);
    await lockAgainstReferences(em, em.getMetadata().get(Type as EntityClass<VersionedRecord>), [id]);
  }
  const root = await em.findOne(Type as EntityClass<VersionedRecord>, { id });
  if (!root) throw NotFound();
  if (version != null && root.version !== version) throw new Conflict(id);
  const found = patternOf(parts.flatMap(part => part.knownBy?.(root) ?? []));
  return { root, name: nameOf(root as never) ?? '', type: Type.name, parts, found };
}

/** Returns the records that are erased with a person, starting with the person's own. */
export async function recordsOf(
  { em }: Pick<Scope, 'em'>,
  { root, parts }: Person,
): Promise<{ of: ErasedRecords; rows: VersionedRecord[] }[]> {
  const all = parts.flatMap(part => (part.records ?? []) as unknown as ErasedRecords[]);
  const found: { of: ErasedRecords; rows: VersionedRecord[] }[] = [];
  for (const of of all) found.push({ of, rows: await em.find(of.Entity, of.where(root)) });
  return found;
}

/** Returns the reasons why a person cannot be erased now: pending imports, and the objections of each module. */
export async function refusalsOf(scope: Scope, { root, parts }: Person): Promise<ErasureFact[]> {
  const all = await openImports(scope.context.database, scope.viewer.companyId);
  for (const part of parts) all.push(...((await part.refusals?.(scope.em, root, scope)) ?? []));
  return all;
}

/** Returns the records that the modules retain. */
export async function keptOf({ em }: Pick<Scope, 'em'>, { root, parts }: Person): Promise<KeptRecords[]> {
  const all: KeptRecords[] = [];
  for (const part of parts) all.push(...((await part.kept?.(em, root)) ?? []));
  return all;
}
