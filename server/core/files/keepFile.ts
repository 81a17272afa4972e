import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Access } from '../access/Allow.ts';
import { newId } from '../database/ids.ts';
import { codeOf } from '../database/RecordType.ts';
import { InvalidInput } from '../errors.ts';
import type { Scope } from '../graphql/Scope.ts';
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
 * Counts a file against the company's plan, stores its bytes and adds its row to the transaction. InvalidInput `limitExceeded`.
 * Bytes of a transaction that rolls back lie in the store unnamed; nothing refers to them.
 */
export async function keepFile({ em, context }: Scope, { name, bytes, contentType, readers, field }: NewFile): Promise<StoredFile> {
  await countStorage(em, bytes.length, field);
  const id = newId(codeOf(StoredFile));
  await context.files.write(id, bytes, contentType);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return em.create(StoredFile, { id, name: plainName(name), contentType, size: bytes.length, sha256, readers });
}

/** Counts bytes against the plan, or gives them back when there are fewer than none. InvalidInput limitExceeded. */
export async function countStorage(em: EntityManager, bytes: number, field?: string): Promise<void> {
  const [row] = await em.execute<{ fits: boolean }[]>(
    `update company c set storage_used = greatest(0, storage_used + ?) from plan p where c.id = noria_company() and p.id = c.plan_id
     returning p.storage_limit is null or c.storage_used <= p.storage_limit as fits`,
    [bytes],
  );
  if (bytes > 0 && !row?.fits) throw new InvalidInput({ field, code: 'limitExceeded' });
}

/** No path, no control characters. */
const plainName = (name: string) =>
  name
    .replace(/^.*[\\/]/, '')
    .replace(/\p{Cc}/gu, '')
    .slice(0, 200) || 'file';
