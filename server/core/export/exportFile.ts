import { Readable } from 'node:stream';
import type { Context } from '../graphql/Context.ts';
import type { RestSchema } from '../rest/answerCall.ts';
import { localeOf } from '../session/Viewer.ts';
import { cellsOf, type Cell } from './cells.ts';
import { csvOf } from './csv.ts';
import { exportPages, type Row } from './exportPages.ts';
import type { ExportRequest } from './exportRequest.ts';
import { xlsxOf } from './xlsx.ts';

/** Media type of each file format. */
export const contentTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  zip: 'application/zip',
};

/** File name of an export. */
export const fileName = ({ name, format }: ExportRequest) => `${name}.${format}`;

/** Streams all pages of a list as a file while they are read, with the viewer's permissions and in the viewer's language. */
export async function exportFile(schema: RestSchema, asked: ExportRequest, context: Context): Promise<Readable> {
  const { columns, format, name } = asked;
  const { language, viewer } = context;
  const pages = await exportPages(schema, asked, context);
  const cells = cellsOf(columns, { locale: localeOf[language], timeZone: viewer!.timeZone });
  const titles = columns.map(({ title }) => title);
  const rows = written(pages, cells, context);
  return format === 'csv' ? Readable.from(csvOf(titles, rows)) : xlsxOf(titles, rows, { name, rightToLeft: language === 'ar' });
}

async function* written(pages: AsyncIterable<Row[]>, cells: (row: Row) => Cell[], { progress }: Context): AsyncIterable<Cell[][]> {
  let count = 0;
  for await (const rows of pages) {
    yield rows.map(cells);
    await progress?.((count += rows.length), null);
  }
}
