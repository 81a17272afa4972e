import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import { decoded } from '../../core/import/readCsv.ts';
import { tableOf } from '../../core/import/readTable.ts';
import { readUpload } from '../../core/upload/receiveFile.ts';
import { isXml, readCamt } from './readCamt.ts';
import { statementOfTable } from './statementOfTable.ts';
import type { StatementFile } from './statementFile.ts';

/** Reads the statements of an uploaded file: camt.053, or a table with one booking a row; its bytes decide which, not its name. */
export async function readStatements(upload: Promise<FileUpload> | FileUpload): Promise<{ name: string; statements: StatementFile[] }> {
  const { filename: name, bytes } = await readUpload(upload, 'file');
  const start = decoded(bytes.subarray(0, 1_000));
  const statements = isXml(start) ? await readCamt(decoded(bytes)) : [await statementOfTable(await tableOf(bytes))];
  return { name, statements };
}
