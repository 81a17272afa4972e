import type { EntityManager } from '@mikro-orm/postgresql';
import type { Permission } from '../access/Permission.ts';
import { typeOfId } from '../database/ids.ts';
import { codeOf } from '../database/RecordType.ts';
import { InvalidInput } from '../errors.ts';
import { StoredFile } from './StoredFile.ts';

/** A file that a record is about to name. */
export interface NamedFile {
  field: string;
  id: string | null;
  /** What it named before: that stays. */
  before?: string;
  /** Whose holders may read it. */
  permission: Permission;
}

/** Refuses a file that is not one of the module's own: nobody gets at another module's by putting its id here. InvalidInput `notFound`. */
export async function refuseForeignFile(em: EntityManager, { field, id, before, permission }: NamedFile): Promise<void> {
  if (!id || id === before) return;
  const where = { id, deletedAt: null, readers: { $contains: [permission] } };
  const isOwn = typeOfId(id) === codeOf(StoredFile) && (await em.count(StoredFile, where));
  if (!isOwn) throw new InvalidInput({ field, code: 'notFound' });
}
