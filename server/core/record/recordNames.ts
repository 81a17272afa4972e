import type { EntityClass } from '@mikro-orm/postgresql';
import { accessOfClass } from '../access/Allow.ts';
import { refusal } from '../access/allows.ts';
import { nameOf } from '../database/ChangeLog.ts';
import { CompanyUser, userCode } from '../companyUser/CompanyUser.ts';
import { typeOfId } from '../database/ids.ts';
import { classOf } from '../database/RecordType.ts';
import type { Context } from '../graphql/Context.ts';

/** Maximum number of ids per lookup. */
const limit = 200;

/**
 * Names of the records the viewer may read, by id. Deleted records keep their names; a record that exists once per company is named by its
 * type.
 */
export async function recordNames({ database, viewer }: Context, ids: string[]): Promise<{ id: string; name: string }[]> {
  const byClass = new Map<object, string[]>();
  for (const id of new Set(ids.slice(0, limit))) {
    const code = typeOfId(id);
    const Type = code === userCode ? CompanyUser : classOf(code);
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
