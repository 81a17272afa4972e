import type { IncomingMessage } from 'node:http';
import busboy from 'busboy';
import type { Issue } from '../errors.ts';
import { fileLimit, megabyte } from '../rules/bytes.ts';
import type { ArrivedFile } from '../upload/receiveFile.ts';

/** What a multipart form may hold beside its files: bytes of all fields, and their number. */
export const formLimit = 32 * 1024;
const fieldsLimit = 50;

/** A form with files as it arrived. */
export interface SentForm {
  values: Record<string, string>;
  /** Files by field, one each; a field without a file is missing. */
  files: Record<string, ArrivedFile>;
  /** What was too large, at its field or the whole form. */
  issues: Issue[];
}

/**
 * Reads a multipart form with at most so many files, and stops where it is larger than it may be. Throws nothing: a broken form is an empty
 * one.
 */
export function readSentForm(request: IncomingMessage, maxFiles: number): Promise<SentForm> {
  const values = new Map<string, string>();
  const files = new Map<string, ArrivedFile>();
  const issues: Issue[] = [];
  return new Promise(resolve => {
    const end = () => {
      request.unpipe(form).off('data', count).off('close', end);
      resolve({ values: Object.fromEntries(values), files: Object.fromEntries(files), issues });
    };
    const refuse = () => {
      issues.push({ code: 'bodyTooLarge' });
      end();
    };
    let size = 0;
    const most = maxFiles * fileLimit + formLimit + megabyte;
    const count = (piece: Buffer) => void ((size += piece.length) > most && refuse());
    const form = formOf(request, maxFiles);
    if (!form) return end();
    form
      .on('field', (name, value, { valueTruncated }) => (valueTruncated ? refuse() : values.set(name, value)))
      .on('file', (name, stream, { filename }) => {
        const pieces: Buffer[] = [];
        stream.on('data', (piece: Buffer) => pieces.push(piece));
        stream.on('limit', () => {
          pieces.length = 0;
          issues.push({ field: name, code: 'fileTooLarge', params: { max: fileLimit / megabyte } });
        });
        stream.on('error', end);
        stream.on('end', () => {
          const bytes = Buffer.concat(pieces);
          if (filename && !stream.truncated && !files.has(name)) files.set(name, { filename, bytes });
        });
      })
      .on('fieldsLimit', refuse)
      .on('filesLimit', refuse)
      .on('error', end)
      .on('close', end);
    request.on('data', count).on('close', end).pipe(form);
  });
}

/** The reader of a form; undefined where the request is none. */
function formOf({ headers }: IncomingMessage, files: number): busboy.Busboy | undefined {
  // One more byte of a file shows that it is too large.
  const limits = { fields: fieldsLimit, fieldNameSize: 100, fieldSize: formLimit, files, fileSize: fileLimit + 1 };
  try {
    return busboy({ headers, limits, defParamCharset: 'utf8' });
  } catch {
    return undefined;
  }
}
