import { createHash } from 'node:crypto';
import type { Access } from '../access/Allow.ts';
import { newId } from '../database/ids.ts';
import { onRollback } from '../database/onRollback.ts';
import { codeOf } from '../database/RecordType.ts';
import type { Scope } from '../graphql/Scope.ts';
import { enforcePlanLimit } from '../plan/planLimits.ts';
import { StoredFile } from '../files/StoredFile.ts';

/** A file to store. */
export interface NewFile {
  /** File name; if it is a path, only its last segment is kept. */
  name: string;
  bytes: Buffer;
  contentType: string;
  /** Access rights that allow reading it by its address, any one of which suffices; if empty, nobody can read it. */
  readers: Access[];
  /** The input field that the file came from. */
  field?: string;
}

/**
 * Counts a file against the company's plan, stores its bytes and adds its row to the transaction. The bytes are removed if the command is
 * rolled back. Throws InvalidInput `planLimitExceeded`.
 */
export async function storeFile(
  { em, context }: Pick<Scope, 'em' | 'context'>,
  { name, bytes, contentType, readers, field }: NewFile,
): Promise<StoredFile> {
  await countStorage({ em, context }, bytes.length, field);
  const id = newId(codeOf(StoredFile));
  onRollback(em, () => context.files.remove(id));
  await context.files.write(id, bytes, contentType);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return em.create(StoredFile, { id, name: plainName(name), contentType, size: bytes.length, sha256, readers });
}

/** Counts bytes against the plan's storage, or releases them when negative. Throws InvalidInput planLimitExceeded. */
export async function countStorage(scope: Pick<Scope, 'em' | 'context'>, bytes: number, field?: string): Promise<void> {
  await scope.em.execute('update company set storage_used = greatest(0, storage_used + ?) where id = noria_company()', [bytes]);
  if (bytes > 0) await enforcePlanLimit(scope, 'storage', bytes, field);
}

/** Strips the path and control characters from a file name. */
const plainName = (name: string) =>
  name
    .replace(/^.*[\\/]/, '')
    .replace(/\p{Cc}/gu, '')
    .slice(0, 200) || 'file';
