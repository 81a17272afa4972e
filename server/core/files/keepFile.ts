import { createHash } from 'node:crypto';
import type { Permission } from '../access/Permission.ts';
import { newId } from '../database/ids.ts';
import { codeOf } from '../database/RecordType.ts';
import { InvalidInput } from '../errors.ts';
import type { Scope } from '../graphql/Scope.ts';
import { StoredFile } from './StoredFile.ts';

/** A file to keep: what its bytes are, not what somebody said. */
export interface NewFile {
  name: string;
  bytes: Buffer;
  contentType: string;
  isPublic: boolean;
  /** Whose holders alone may read it by its address. */
  readPermission?: Permission;
  /** The field of the input that it came by. */
  field?: string;
}

/**
 * Counts a file against the company's plan, stores its bytes and adds its row to the transaction. InvalidInput `limitExceeded`.
 * Bytes of a transaction that rolls back lie in the store unnamed; nothing refers to them.
 */
export async function keepFile(
  { em, context }: Scope,
  { name, bytes, contentType, isPublic, readPermission, field }: NewFile,
): Promise<StoredFile> {
  const [row] = await em.execute<{ fits: boolean }[]>(
    `update company c set storage_used = storage_used + ? from plan p where c.id = noria_company() and p.id = c.plan_id
     returning p.storage_limit is null or c.storage_used <= p.storage_limit as fits`,
    [bytes.length],
  );
  if (!row?.fits) throw new InvalidInput({ field, code: 'limitExceeded' });
  const id = newId(codeOf(StoredFile));
  await context.files.write(id, bytes, contentType);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return em.create(StoredFile, { id, name, contentType, size: bytes.length, sha256, isPublic, readPermission: readPermission ?? null });
}
