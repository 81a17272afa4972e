import { buffer } from 'node:stream/consumers';
import { cellsOf, type Cell } from '../export/cells.ts';
import { contentTypes } from '../export/exportFile.ts';
import { exportPages } from '../export/exportPages.ts';
import type { ExportColumn } from '../export/exportColumn.rules.ts';
import { xlsxOf } from '../export/xlsx.ts';
import type { Context } from '../graphql/Context.ts';
import type { RestSchema } from '../rest/answerCall.ts';
import { localeOf, type Language } from '../session/Viewer.ts';
import type { ViewMail } from './ViewMail.ts';

/** Maximum rows of a mailed file: what a mail server takes, and what somebody reads on paper. */
const rowLimits = { XLSX: 10_000, PDF: 500 };

/** What to write: the list's operation, its variables and columns, and the name of the view. */
export interface ViewFileRequest {
  query: string;
  variables: Record<string, unknown>;
  columns: ExportColumn[];
  name: string;
  format: ViewMail['format'];
  language: Language;
}

/** A mailed file, how many rows it has, and whether the view has more. */
export interface ViewFile {
  name: string;
  bytes: Buffer;
  contentType: string;
  rows: number;
  isCut: boolean;
}

/** Writes the rows that the context's viewer may see as a file. Throws what reading and exporting the list throws. */
export async function viewFile(
  schema: RestSchema,
  { query, variables, columns, name, format, language }: ViewFileRequest,
  context: Context,
): Promise<ViewFile> {
  const { viewer, database, printer } = context;
  const cells = cellsOf(columns, { locale: localeOf[language], timeZone: viewer!.timeZone });
  const limit = rowLimits[format];
  const rows: Cell[][] = [];
  let isCut = false;
  for await (const page of await exportPages(schema, { query, variables }, context)) {
    const room = limit - rows.length;
    rows.push(...page.slice(0, room).map(cells));
    isCut = page.length > room;
    if (isCut) break;
  }
  const titles = columns.map(({ title }) => title);
  if (format === 'PDF') {
    const isNumeric = columns.map(({ kind }) => kind === 'number');
    const table = { heading: name, titles, isNumeric, rows: rows.map(row => row.map(({ text }) => text)) };
    const { name: file, pdf } = await database.inCompany(viewer!, em => printer.printTable(em, table, language));
    return { name: file, bytes: pdf, contentType: 'application/pdf', rows: rows.length, isCut };
  }
  const pages = (async function* once() {
    yield rows;
  })();
  const bytes = await buffer(xlsxOf(titles, pages, { name, rightToLeft: language === 'ar' }));
  return { name: `${name}.xlsx`, bytes, contentType: contentTypes.xlsx, rows: rows.length, isCut };
}
