import type { Scope } from '../graphql/Scope.ts';
import { importFields } from './importFields.ts';
import { importable } from './importRecords.ts';
import type { ReadImportInput, ReadImportPayload } from './ImportTypes.ts';
import { readTable } from './readTable.ts';

const sampleCount = 3;

/** Returns the columns of a file and the fields of an entity they can fill. */
export async function readImport({ em, viewer }: Scope, { entity, file }: ReadImportInput): Promise<Omit<ReadImportPayload, 'errors'>> {
  const crud = importable(viewer, entity);
  const meta = em.getMetadata().get(crud.Entity);
  const fields = importFields(crud, meta).map(({ name, kind, isRequired, values, isList }) => ({
    name,
    kind,
    isRequired,
    values,
    isKey: kind === 'TEXT' && !isList && name in meta.properties,
  }));
  if (!file) return { fields, columns: null, rowCount: null };
  const { titles, rows } = await readTable(file);
  const columns = titles.map((title, index) => ({ title, samples: rows.slice(0, sampleCount).map(({ cells }) => cells[index] ?? '') }));
  return { fields, columns, rowCount: rows.length };
}
