import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import type { Access } from '../access/Allow.ts';
import { InvalidInput } from '../errors.ts';
import { multipartIssue } from '../graphql/multipart.ts';
import type { Scope } from '../graphql/Scope.ts';
import { typeOf } from './fileTypes.ts';
import { storeFile } from './storeFile.ts';
import type { StoredFile } from './StoredFile.ts';

/** What to take, for which field of the input. */
export interface Receipt {
  field: string;
  types: string[];
  /** The code when the bytes are of another kind. */
  refusal: string;
  /** Who may download it: any of these. */
  readers: Access[];
}

/**
 * Takes an upload: sniffs what it is, counts it against the company's plan, stores the bytes and adds its row to the transaction.
 * InvalidInput on the receipt's field: required, fileEmpty, fileTooLarge, fileCutOff, limitExceeded (the plan's storage), or its refusal.
 */
export async function receiveFile(
  scope: Scope,
  upload: Promise<FileUpload> | FileUpload | null | undefined,
  receipt: Receipt,
): Promise<StoredFile> {
  const { file } = await receive(scope, upload, receipt);
  return file;
}

/** The same, for who has something to do with the bytes besides. */
export async function receive(
  scope: Scope,
  upload: Promise<FileUpload> | FileUpload | null | undefined,
  { field, types, refusal, readers }: Receipt,
): Promise<{ bytes: Buffer; file: StoredFile }> {
  if (!upload) throw new InvalidInput({ field, code: 'required' });
  const { filename, bytes } = await readUpload(upload, field);
  const contentType = await typeOf(bytes, filename);
  if (!contentType || !types.includes(contentType)) throw new InvalidInput({ field, code: refusal });
  return { bytes, file: await storeFile(scope, { name: filename, bytes, contentType, readers, field }) };
}

/** What came, whole; what was announced and did not come is bad input too. */
export async function readUpload(upload: Promise<FileUpload> | FileUpload, field: string): Promise<{ filename: string; bytes: Buffer }> {
  const parts: Buffer[] = [];
  let filename: string;
  try {
    const file = await upload;
    filename = file.filename;
    for await (const part of file.createReadStream()) parts.push(part as Buffer);
  } catch (error) {
    throw new InvalidInput({ field, ...multipartIssue(error) });
  }
  const bytes = Buffer.concat(parts);
  if (!bytes.length) throw new InvalidInput({ field, code: 'fileEmpty' });
  return { filename, bytes };
}
