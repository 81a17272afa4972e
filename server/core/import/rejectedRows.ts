import { csvField } from '../rules/formulaGuard.ts';
import { errorText } from '../rules/errorText.ts';
import type { Language } from '../session/Viewer.ts';
import { EventLoopBreak } from './EventLoopBreak.ts';
import type { ImportRowError } from './ImportTypes.ts';
import type { Column } from './RowReader.ts';
import type { Table } from './Table.ts';

/** The invalid rows of a file as CSV, with their errors in a last column: corrected, the file can be imported again. */
export async function rejectedRows(
  { titles, rows }: Table,
  columns: Column[],
  errors: ImportRowError[],
  language: Language,
): Promise<string> {
  const byLine = Map.groupBy(errors, ({ line }) => line);
  const line = (texts: string[]) => `${texts.map(csvField).join(',')}\r\n`;
  const titleOf = new Map(
    columns.flatMap(({ columns: [first], field }) => (first === undefined ? [] : [[field.name, titles[first]] as const])),
  );
  const told = ({ field = '', message }: ImportRowError) => (titleOf.has(field) ? `${titleOf.get(field)}: ${message}` : message);
  const lines = [`\uFEFF${line([...titles, errorText(language, 'importErrors')])}`];
  const breath = new EventLoopBreak();
  for (const { line: number, cells } of rows) {
    if (breath.isDue) await breath.take();
    const of = byLine.get(number);
    if (of) lines.push(line([...titles.map((_, index) => cells[index] ?? ''), of.map(told).join(' ')]));
  }
  return lines.join('');
}
