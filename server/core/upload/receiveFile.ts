import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import type { Access } from '../access/Allow.ts';
import { InvalidInput } from '../errors.ts';
import { multipartIssue } from '../graphql/multipart.ts';
import type { Scope } from '../graphql/Scope.ts';
import { typeOf } from '../files/fileTypes.ts';
import { storeFile } from './storeFile.ts';
import type { StoredFile } from '../files/StoredFile.ts';

/** Accepted file types, and the input field that the file comes from. */
export interface Receipt {
  field: string;
  types: string[];
  /** Error code for a file of another type. */
  refusal: string;
  /** Access rights that allow the download; any one suffices. */
  readers: Access[];
}

/**
 * Receives an upload: detects its type, counts it against the company's plan, stores the bytes and adds its row to the transaction. Throws
 * InvalidInput on the receipt's field: required, fileEmpty, fileTooLarge, fileCutOff, planLimitExceeded (the plan's storage), or the
 * receipt's refusal.
 */
export async function receiveFile(
  scope: Pick<Scope, 'em' | 'context'>,
  upload: Uploaded | null | undefined,
  receipt: Receipt,
): Promise<StoredFile> {
  const { file } = await receive(scope, upload, receipt);
  return file;
}

/** Like `receiveFile`, and also returns the bytes. */
export async function receive(
  scope: Pick<Scope, 'em' | 'context'>,
  upload: Uploaded | null | undefined,
  { field, types, refusal, readers }: Receipt,
): Promise<{ bytes: Buffer; file: StoredFile }> {
  if (!upload) throw new InvalidInput({ field, code: 'required' });
  const { filename, bytes } = await readUpload(upload, field);
  const contentType = await typeOf(bytes, filename);
  if (!contentType || !types.includes(contentType)) throw new InvalidInput({ field, code: refusal });
  return { bytes, file: await storeFile(scope, { name: filename, bytes, contentType, readers, field }) };
}

/** An upload that has arrived as a whole. */
export interface ArrivedFile {
  filename: string;
  bytes: Buffer;
}

type Uploaded = Promise<FileUpload> | FileUpload | ArrivedFile;

/**
 * Reads the whole upload; before a transaction that would otherwise keep its locks while a slow client sends. Throws InvalidInput also when
 * an announced file never arrives.
 */
export async function readUpload(upload: Uploaded, field: string): Promise<ArrivedFile> {
  if ('bytes' in upload) return upload;
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
