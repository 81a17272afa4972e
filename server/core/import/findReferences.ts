import type { EntityManager } from '@mikro-orm/postgresql';
import { CompiledQuery } from 'kysely';
import { typeOfId } from '../database/ids.ts';
import { codeOf } from '../database/RecordType.ts';
import type { ImportField } from './importFields.ts';
import { EventLoopBreak } from './EventLoopBreak.ts';
import { labelKey } from './importValue.ts';

/** Properties by which users refer to a record. */
const names = ['name', 'title', 'number', 'code', 'email', 'kind'];

/**
 * Finds the records that a column's cells refer to, by name, title, number, code, e-mail address, kind or id. Returns their ids by the cell's
 * `labelKey`.
 */
export async function findReferences(em: EntityManager, { target }: ImportField, cells: string[]): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  if (!target || !cells.length) return found;
  const columns = names.flatMap(name => {
    const property = target.properties[name as never] as { fieldNames: string[]; formula?: unknown } | undefined;
    return property && !property.formula ? [property.fieldNames[0]] : [];
  });
  const live = target.properties['deletedAt' as never] ? ' and t.deleted_at is null' : '';
  const byColumn = columns.map(
    column =>
      `select key, t.id from unnest($1::text[]) key join ${target.tableName} t on lower(t.${column}::text) = key where t.company_id = noria_company()${live}`,
  );
  const byId = `select key, t.id from unnest($2::uuid[]) key join ${target.tableName} t on t.id = key where t.company_id = noria_company()${live}`;
  const breath = new EventLoopBreak();
  const written = new Set<string>();
  for (const cell of cells) {
    if (breath.isDue) await breath.take();
    written.add(labelKey(cell));
  }
  const keys = [...written];
  const ids = keys.filter(key => typeOfId(key) === codeOf(target.class));
  const text = [...byColumn, byId.replace('select key,', 'select key::text,')].join(' union ');
  const { rows } = await em.getKysely().executeQuery<{ key: string; id: string }>(CompiledQuery.raw(text, [keys, ids]));
  for (const { key, id } of rows) {
    const ids = found.get(key);
    if (ids) ids.push(id);
    else found.set(key, [id]);
  }
  return found;
}
