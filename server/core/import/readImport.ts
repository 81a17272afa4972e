import type { Scope } from '../graphql/Scope.ts';
import { fieldsToImport, importable } from './importRecords.ts';
import type { ReadImportInput, ReadImportPayload } from './ImportTypes.ts';
import { readTable } from './readTable.ts';
import type { Table } from './Table.ts';

const sampleCount = 3;
/** Maximum different texts of a column that is told in full. */
const textCount = 50;

/** Returns the columns of a file and the fields of an entity they can fill. */
export async function readImport(scope: Scope, { entity, file }: ReadImportInput): Promise<Omit<ReadImportPayload, 'errors'>> {
  const crud = importable(scope.viewer, entity);
  const meta = scope.em.getMetadata().get(crud.Entity);
  const fields = (await fieldsToImport(scope, crud)).map(({ name, label = null, kind, isRequired, values, isList }) => ({
    name,
    label,
    kind,
    isRequired,
    values,
    isKey: kind === 'TEXT' && !isList && name in meta.properties,
  }));
  if (!file) return { fields, columns: null, rowCount: null };
  const { titles, rows } = await readTable(file);
  const columns = titles.map((title, index) => ({
    title,
    samples: rows.slice(0, sampleCount).map(({ cells }) => cells[index] ?? ''),
    texts: differentTexts(rows, index),
  }));
  return { fields, columns, rowCount: rows.length };
}

/** Returns the different texts of a column; none if they are too many to be chosen from. */
function differentTexts(rows: Table['rows'], column: number): string[] {
  const texts = new Set<string>();
  for (const { cells } of rows) {
    if (cells[column]) texts.add(cells[column]);
    if (texts.size > textCount) return [];
  }
  return [...texts];
}
