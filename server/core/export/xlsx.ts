import { Readable } from 'node:stream';
import yazl from 'yazl';
import type { Cell } from './cells.ts';

/** Name of a sheet, and whether it reads from right to left. */
export interface SheetOptions {
  name: string;
  rightToLeft: boolean;
}

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
/** Maximum characters of a cell. */
const cellLimit = 32_767;
const styles = { head: 1, date: 2, dateTime: 3 };

/** Writes a workbook of one sheet (ECMA-376) while its rows arrive: at most one page of them is held in memory. */
export function xlsxOf(titles: string[], pages: AsyncIterable<Cell[][]>, sheet: SheetOptions): Readable {
  const zip = new yazl.ZipFile();
  const add = (path: string, xml: string) => zip.addBuffer(Buffer.from(head + xml), path);
  const contentType = (part: string, type: string) =>
    `<Override PartName="${part}" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${type}+xml"/>`;
  const relation = (id: string, type: string, target: string) => `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`;
  add(
    '[Content_Types].xml',
    `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${contentType('/xl/workbook.xml', 'sheet.main')}${contentType('/xl/worksheets/sheet1.xml', 'worksheet')}${contentType('/xl/styles.xml', 'styles')}</Types>`,
  );
  add(
    '_rels/.rels',
    `<Relationships xmlns="${packages}/relationships">${relation('rId1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
  );
  add(
    'xl/_rels/workbook.xml.rels',
    `<Relationships xmlns="${packages}/relationships">${relation('rId1', 'worksheet', 'worksheets/sheet1.xml')}${relation('rId2', 'styles', 'styles.xml')}</Relationships>`,
  );
  add(
    'xl/workbook.xml',
    `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${escaped(sheetName(sheet.name))}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  );
  add('xl/styles.xml', stylesXml);
  const rows = Readable.from(sheetXml(titles, pages, sheet));
  // yazl does not see errors of the source that reads the rows.
  rows.once('error', error => output.destroy(error));
  zip.addReadStream(rows, 'xl/worksheets/sheet1.xml');
  zip.end();
  const output = zip.outputStream as Readable;
  output.once('close', () => rows.destroy());
  return output;
}

const stylesXml = `<styleSheet xmlns="${main}"><numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="165" applyNumberFormat="1"/></cellXfs></styleSheet>`;

async function* sheetXml(titles: string[], pages: AsyncIterable<Cell[][]>, { rightToLeft }: SheetOptions): AsyncIterable<string> {
  const widths = titles.map(
    (title, index) =>
      `<col min="${index + 1}" max="${index + 1}" width="${Math.min(Math.max(title.length + 4, 14), 40)}" customWidth="1"/>`,
  );
  yield `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"${rightToLeft ? ' rightToLeft="1"' : ''}><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>`;
  yield `<row>${titles.map(title => textCell(title, styles.head)).join('')}</row>`;
  for await (const rows of pages) yield rows.map(row => `<row>${row.map(cellXml).join('')}</row>`).join('');
  yield '</sheetData></worksheet>';
}

function cellXml(cell: Cell): string {
  if (cell.text === '') return '<c/>';
  if (cell.kind === 'text') return textCell(cell.text);
  return cell.kind === 'number' ? `<c><v>${cell.text}</v></c>` : `<c s="${styles[cell.kind]}"><v>${cell.day}</v></c>`;
}

const textCell = (text: string, style?: number) =>
  `<c t="inlineStr"${style ? ` s="${style}"` : ''}><is><t xml:space="preserve">${escaped(cut(text, cellLimit))}</t></is></c>`;

/** Escapes a text for XML, without the characters that XML cannot represent. */
const escaped = (text: string) =>
  text
    .toWellFormed()
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/[&<>"]/g, character => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[character]!);

/** Shortens a text to a number of UTF-16 units, as Excel counts them, without leaving half a character at the end. */
const cut = (text: string, limit: number) => (text.length > limit ? text.slice(0, limit).replace(/[\ud800-\udbff]$/, '') : text);

/** Makes a name valid in Excel: 31 characters, none with a meaning in formulas, and not "History", which Excel reserves. */
function sheetName(name: string): string {
  const valid = cut(name.replace(/[[\]:*?/\\']/g, ' ').trim(), 31).trim();
  return /^history$/i.test(valid) ? `${valid}_` : valid || 'Noria';
}
