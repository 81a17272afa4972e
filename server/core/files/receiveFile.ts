import { fileTypeFromBuffer } from 'file-type';
import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import type { Permission } from '../access/Permission.ts';
import { InvalidInput } from '../errors.ts';
import { fileLimit, multipartCode } from '../graphql/multipart.ts';
import type { Scope } from '../graphql/Scope.ts';
import { keepFile } from './keepFile.ts';
import type { StoredFile } from './StoredFile.ts';

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

/** Takes an upload: sniffs what it is, counts it against the company's plan, stores the bytes and adds its row to the transaction. */
export async function receiveFile(
  scope: Scope,
  upload: Promise<FileUpload> | FileUpload,
  { field, types, refusal, readPermission }: Receipt,
): Promise<StoredFile> {
  const { filename, bytes } = await readUpload(upload, field);
  const kind = await fileTypeFromBuffer(bytes);
  if (!kind || !types.includes(kind.mime)) throw new InvalidInput({ field, code: refusal });
  const name =
    filename
      .replace(/^.*[\\/]/, '')
      .replace(/\p{Cc}/gu, '')
      .slice(0, 200) || 'file';
  return keepFile(scope, { name, bytes, contentType: kind.mime, isPublic: !readPermission, readPermission, field });
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
