import { createHash } from 'node:crypto';
import type { Access } from '../access/Allow.ts';
import { newId } from '../database/ids.ts';
import { onRollback } from '../database/onRollback.ts';
import { codeOf } from '../database/RecordType.ts';
import type { Scope } from '../graphql/Scope.ts';
import { keepWithinPlan } from '../plan/planLimits.ts';
import { StoredFile } from './StoredFile.ts';

/** A file to keep: what its bytes are, not what somebody said. */
export interface NewFile {
  /** A name; of a path only the end is kept. */
  name: string;
  bytes: Buffer;
  contentType: string;
  /** Who may read it by its address: any of these; nobody when there are none. */
  readers: Access[];
  /** The field of the input that it came by. */
  field?: string;
}

/**
 * Counts a file against the company's plan, stores its bytes and adds its row to the transaction. InvalidInput `planLimitExceeded`.
 * The bytes of a command that is rolled back are removed.
 */
export async function storeFile({ em, context }: Scope, { name, bytes, contentType, readers, field }: NewFile): Promise<StoredFile> {
  await countStorage({ em, context }, bytes.length, field);
  const id = newId(codeOf(StoredFile));
  onRollback(em, () => context.files.remove(id));
  await context.files.write(id, bytes, contentType);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return em.create(StoredFile, { id, name: plainName(name), contentType, size: bytes.length, sha256, readers });
}

/** Counts bytes against the plan, or gives them back when there are fewer than none. InvalidInput planLimitExceeded. */
export async function countStorage(scope: Pick<Scope, 'em' | 'context'>, bytes: number, field?: string): Promise<void> {
  await scope.em.execute('update company set storage_used = greatest(0, storage_used + ?) where id = noria_company()', [bytes]);
  if (bytes > 0) await keepWithinPlan(scope, 'storage', bytes, field);
}

/** No path, no control characters. */
const plainName = (name: string) =>
  name
    .replace(/^.*[\\/]/, '')
    .replace(/\p{Cc}/gu, '')
    .slice(0, 200) || 'file';
