import type { EntityManager } from '@mikro-orm/postgresql';
import type { Permission } from '../access/Permission.ts';
import { typeOfId } from '../database/ids.ts';
import { codeOf } from '../database/RecordType.ts';
import { InvalidInput } from '../errors.ts';
import { StoredFile } from './StoredFile.ts';

/** A file that a record is about to reference. */
export interface NamedFile {
  field: string;
  id: string | null;
  /** The file referenced before, which stays allowed. */
  before?: string;
  /** The permission whose holders may read the file. */
  permission: Permission;
}

/**
 * Refuses a file that does not belong to the module, so that nobody gains access to another module's files by referencing their ids. Throws
 * InvalidInput `notFound`.
 */
export async function refuseForeignFile(em: EntityManager, { field, id, before, permission }: NamedFile): Promise<void> {
  if (!id || id === before) return;
  const where = { id, deletedAt: null, readers: { $contains: [permission] } };
  const isOwn = typeOfId(id) === codeOf(StoredFile) && (await em.count(StoredFile, where));
  if (!isOwn) throw new InvalidInput({ field, code: 'notFound' });
}
