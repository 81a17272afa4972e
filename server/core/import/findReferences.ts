import type { EntityManager } from '@mikro-orm/postgresql';
import { CompiledQuery } from 'kysely';
import { typeOfId } from '../database/ids.ts';
import { codeOf } from '../database/RecordType.ts';
import type { ImportField } from './importFields.ts';
import { EventLoopBreak } from './EventLoopBreak.ts';
import { labelKey } from './importValue.ts';

/** Properties by which users refer to a record. */
const names = ['name', 'title', 'number', 'key', 'code', 'email', 'kind'];

/**
 * Finds the records that a column's cells refer to, by name, title, number, key, code, e-mail address, kind or id, and by
 * what `also` names. Returns their ids by the cell's `labelKey`.
 */
export async function findReferences(
  em: EntityManager,
  { target }: ImportField,
  cells: string[],
  also: string[] = [],
): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  if (!target || !cells.length) return found;
  const columns = [...names, ...also].flatMap(name => {
    // Colleagues are known by their address, though only administrators see it as a field.
    if (name === 'email' && target.tableName === 'user_account') return ['email'];
    const property = target.properties[name as never] as { fieldNames: string[]; formula?: unknown } | undefined;
    return property && !property.formula ? [property.fieldNames[0]] : [];
  });
  const live = target.properties['deletedAt' as never] ? ' and t.deleted_at is null' : '';
  const byColumn = columns.map(
    column =>
      `select asked.cell, t.id from unnest($1::text[]) asked (cell) join ${target.tableName} t on lower(t.${column}::text) = asked.cell where t.company_id = noria_company()${live}`,
  );
  const byId = `select asked.id::text, t.id from unnest($2::uuid[]) asked (id) join ${target.tableName} t on t.id = asked.id where t.company_id = noria_company()${live}`;
  const breath = new EventLoopBreak();
  const written = new Set<string>();
  for (const cell of cells) {
    if (breath.isDue) await breath.take();
    written.add(labelKey(cell));
  }
  const keys = [...written];
  const ids = keys.filter(key => typeOfId(key) === codeOf(target.class));
  const text = [...byColumn, byId].join(' union ');
  const { rows } = await em.getKysely().executeQuery<{ cell: string; id: string }>(CompiledQuery.raw(text, [keys, ids]));
  for (const { cell, id } of rows) {
    const ids = found.get(cell);
    if (ids) ids.push(id);
    else found.set(cell, [id]);
  }
  return found;
}
