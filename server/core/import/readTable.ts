import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import { InvalidInput } from '../errors.ts';
import { withoutGuard } from '../rules/formulaGuard.ts';
import { readUpload } from '../upload/receiveFile.ts';
import { EventLoopBreak } from './EventLoopBreak.ts';
import { readCsv } from './readCsv.ts';
import { readXlsx } from './readXlsx.ts';
import { columnLimit, rowLimit, type Table } from './Table.ts';

/** Reads a CSV or XLSX file; its bytes decide which, not its name. Throws InvalidInput: fileEmpty, importNoRows or importTooManyRows. */
export async function readTable(upload: Promise<FileUpload> | FileUpload): Promise<Table> {
  const { bytes } = await readUpload(upload, 'file');
  return tableOf(bytes);
}

/** Like `readTable`, of bytes that were read already. */
export async function tableOf(bytes: Buffer): Promise<Table> {
  const isZip = bytes.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004', 'latin1'));
  const rows = await (isZip ? readXlsx(bytes) : unguarded(await readCsv(bytes)));
  const filled = rows.filter(({ cells }) => cells.some(cell => cell !== ''));
  const [head, ...body] = filled;
  if (!head) throw new InvalidInput({ field: 'file', code: 'fileEmpty' });
  if (!body.length) throw new InvalidInput({ field: 'file', code: 'importNoRows' });
  if (body.length > rowLimit) throw new InvalidInput({ field: 'file', code: 'importTooManyRows', params: { max: rowLimit } });
  return { titles: head.cells.slice(0, columnLimit), rows: body };
}

/** Takes back what an export put before formulas. */
async function unguarded(rows: Table['rows']): Promise<Table['rows']> {
  const breath = new EventLoopBreak();
  const plain: Table['rows'] = [];
  for (const { line, cells } of rows) {
    if (breath.isDue) await breath.take();
    plain.push({ line, cells: cells.map(withoutGuard) });
  }
  return plain;
}
