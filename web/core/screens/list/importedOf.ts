import type { Imported } from '../../import/ImportSource.ts';
import type { ListSpec } from './ListSpec.ts';

/** Returns what a list imports, with the texts by which its filters name the values of choices. */
export function importedOf({ name, filters }: ListSpec, imports: string | Omit<Imported, 'entity'>): Imported {
  const given = typeof imports === 'string' ? { type: imports } : imports;
  const named = filters.flatMap(filter => (filter.kind === 'choice' && filter.texts ? [[filter.name, filter.texts]] : []));
  return { ...given, entity: name, texts: { ...Object.fromEntries(named), ...given.texts } };
}
