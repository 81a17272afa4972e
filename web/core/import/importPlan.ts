import { guessMapping, plain, type ImportField, type Mapping } from './importLabels.ts';
import type { Imported, ImportSource } from './ImportSource.ts';

/** How a file is read. */
export interface ImportPlan {
  /** Column by field. */
  mapping: Mapping;
  /** What the file's texts mean, by field. */
  labels: Record<string, Record<string, string>>;
  /** What a new record gets where its row has nothing, by field. */
  otherwise: Record<string, string>;
  /** The field that identifies existing records; empty for none. */
  key: string;
  /** The system that the file comes from. */
  source?: string;
}

/** Returns how a file is best read: as the system that it comes from has it, or by titles that are called like fields. */
export function planOf({ entity, sources = [] }: Imported, fields: readonly ImportField[], titles: readonly string[]): ImportPlan {
  const known = new Map(titles.map((title, column) => [plain(title), column] as const).reverse());
  const source = sources.find(({ knownBy }) => knownBy.every(title => known.has(plain(title))));
  if (!source) return { mapping: guessMapping(entity, fields, titles), labels: {}, otherwise: {}, key: '' };
  const { name, key, otherwise = {} } = source;
  const mapping = mappingOf(source, fields, known);
  const labels = Object.fromEntries(Object.entries(source.labels ?? {}).map(([field, texts]) => [field, { ...texts }]));
  return { mapping, labels, otherwise: { ...otherwise }, key: key in mapping ? key : '', source: name };
}

function mappingOf(source: ImportSource, fields: readonly ImportField[], known: ReadonlyMap<string, number>): Mapping {
  const mapping: Mapping = {};
  for (const { name } of fields) {
    const title = source.fields[name]?.find(candidate => known.has(plain(candidate)));
    if (title !== undefined) mapping[name] = known.get(plain(title))!;
  }
  return mapping;
}

/** Returns the text of a file that stands for a value, whatever its case: `In progress` for a label `In Progress`. */
export const labelOf = (labels: Readonly<Record<string, string>> | undefined, text: string): string | undefined =>
  Object.entries(labels ?? {}).find(([label]) => label.toLowerCase() === text.toLowerCase())?.[1];
