import type { EntityClass } from '@mikro-orm/postgresql';
import { accessOfClass } from '../access/Allow.ts';
import { refusal } from '../access/allows.ts';
import { nameOf } from '../audit/ChangeLog.ts';
import { Colleague, userCode } from '../colleague/Colleague.ts';
import { typeOfId } from '../database/ids.ts';
import { classOf } from '../database/RecordType.ts';
import type { Context } from '../graphql/Context.ts';

/** Ids looked up at once at most. */
const limit = 200;

/** What records are called, by id, as far as the viewer may read them; those put away keep their names, one that every company has is called by its kind. */
export async function recordNames({ database, viewer }: Context, ids: string[]): Promise<{ id: string; name: string }[]> {
  const byClass = new Map<object, string[]>();
  for (const id of new Set(ids.slice(0, limit))) {
    const code = typeOfId(id);
    const Type = code === userCode ? Colleague : classOf(code);
    if (Type && accessOfClass(Type) && !refusal(viewer, accessOfClass(Type))) byClass.set(Type, [...(byClass.get(Type) ?? []), id]);
  }
  if (!byClass.size) return [];
  return database.inCompany(viewer!, async em => {
    const names: { id: string; name: string }[] = [];
    for (const [Type, of] of byClass)
      for (const row of await em.find(Type as EntityClass<{ id: string }>, { id: { $in: of } })) {
        const name = nameOf(row) ?? (row as { kind?: string }).kind;
        if (name) names.push({ id: row.id, name });
      }
    return names;
  });
}
