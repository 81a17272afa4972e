import { createHash } from 'node:crypto';
import { fileTypeFromBuffer } from 'file-type';
import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import { newId } from '../database/ids.ts';
import type { Permission } from '../access/Permission.ts';
import { codeOf } from '../database/RecordType.ts';
import { InvalidInput } from '../errors.ts';
import { fileLimit, multipartCode } from '../graphql/multipart.ts';
import type { Scope } from '../graphql/Scope.ts';
import { StoredFile } from './StoredFile.ts';

/** Kinds of files a field takes: what the bytes are, whatever the name says. */
export const imageTypes = ['image/png', 'image/jpeg'];
export const documentTypes = ['application/pdf', ...imageTypes];

/** What to take, for which field of the input. */
export interface Receipt {
  field: string;
  types: string[];
  /** The code when the bytes are of another kind. */
  refusal: string;
  /** Whose holders alone may read it; without one every user of the company may. */
  readPermission?: Permission;
}

/**
 * Takes an upload: sniffs what it is, counts it against the company's plan, stores the bytes and adds its row to the transaction.
 * Bytes of a transaction that rolls back lie in the store unnamed; nothing refers to them.
 */
export async function receiveFile(
  { em, context }: Scope,
  upload: Promise<FileUpload> | FileUpload,
  { field, types, refusal, readPermission }: Receipt,
): Promise<StoredFile> {
  const { filename, bytes } = await readUpload(upload, field);
  const kind = await fileTypeFromBuffer(bytes);
  if (!kind || !types.includes(kind.mime)) throw new InvalidInput({ field, code: refusal });
  const [row] = await em.execute<{ fits: boolean }[]>(
    `update company c set storage_used = storage_used + ? from plan p where c.id = noria_company() and p.id = c.plan_id
     returning p.storage_limit is null or c.storage_used <= p.storage_limit as fits`,
    [bytes.length],
  );
  if (!row?.fits) throw new InvalidInput({ field, code: 'limitExceeded' });
  const id = newId(codeOf(StoredFile));
  await context.files.write(id, bytes, kind.mime);
  const name =
    filename
      .replace(/^.*[\\/]/, '')
      .replace(/\p{Cc}/gu, '')
      .slice(0, 200) || 'file';
  return em.create(StoredFile, {
    id,
    name,
    contentType: kind.mime,
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    isPublic: !readPermission,
    readPermission: readPermission ?? null,
  });
}

/** What came, whole; what was announced and did not come is bad input too. */
async function readUpload(upload: Promise<FileUpload> | FileUpload, field: string): Promise<{ filename: string; bytes: Buffer }> {
  const parts: Buffer[] = [];
  let filename: string;
  try {
    const file = await upload;
    filename = file.filename;
    for await (const part of file.createReadStream()) parts.push(part as Buffer);
  } catch (error) {
    throw new InvalidInput({ field, code: multipartCode(error), params: { max: fileLimit / 1024 / 1024 } });
  }
  const bytes = Buffer.concat(parts);
  if (!bytes.length) throw new InvalidInput({ field, code: 'fileEmpty' });
  return { filename, bytes };
}
