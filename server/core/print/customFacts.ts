import type { EntityManager } from '@mikro-orm/postgresql';
import { customizedType, type CustomValues } from '../customField/customized.ts';
import { declaredFields } from '../customField/customValues.ts';
import type { Labelled, Value, Wording } from './Wording.ts';

/**
 * Returns what is printed of a record's custom fields, in their order. References are left out: not everybody who may print the record may
 * know the other.
 */
export async function customFacts(record: { customValues: CustomValues }, words: Wording, em: EntityManager): Promise<Labelled[]> {
  const fields = await declaredFields({ em }, customizedType(record.constructor)!);
  const printed = fields.filter(({ key, kind, isPrinted }) => isPrinted && kind !== 'REFERENCE' && key in record.customValues);
  return printed.map(({ key, label, kind }) => {
    const text = record.customValues[key];
    const value: Value = kind === 'NUMBER' ? words.number(text, 10) : kind === 'DATE' ? words.day(text) : text;
    return { label, value };
  });
}
