import type { EntityManager } from '@mikro-orm/postgresql';
import { userCode } from './CompanyUser.ts';
import { typeOfId } from '../database/ids.ts';
import type { Language } from '../session/Viewer.ts';
import type { Access } from '../access/Allow.ts';

/** An active user of the company with the access in question. */
export interface PermittedUser {
  id: string;
  name: string;
  email: string;
  language: Language;
}

const columns = 'select u.id, u.name, u.email, u.language';
/** Active users with a current role, and whether it or the modules of the company give the levels, which are given three times. */
const permitted = `from user_account u
     join role r on r.company_id = u.company_id and r.id = u.role_id and r.status = 'ACTIVE' and r.deleted_at is null
     join company c on c.id = u.company_id
     where u.company_id = noria_company() and u.status = 'ACTIVE' and u.deleted_at is null
       and ('SIGNED_IN' = any(?::text[]) or r.is_super_admin and 'SUPER_ADMIN' = any(?::text[])
            or noria_allows(?::text[], r.permissions, r.rights, c.modules))`;

const asArray = (list: readonly string[]) => `{${list.join()}}`;

/** Ids of all users who can sign in and may read what `access` guards, given the current roles and company modules. */
export async function idsWithAccess(em: EntityManager, access: Access[]): Promise<string[]> {
  const users = await em.execute<{ id: string }[]>(`select u.id ${permitted} order by u.id`, Array(3).fill(asArray(access)));
  return users.map(({ id }) => id);
}

/**
 * Finds by words the users who can sign in and may read what `access` guards, given the current roles and company modules; of a record,
 * those who may see that one.
 *
 * @param words beginnings of words, as `searchWords` makes them, which a user must all have.
 * @param first most users, by name.
 */
export function findUsersWithAccess(
  em: EntityManager,
  { access, recordId, words, first }: { access: Access[]; recordId?: string; words: string[]; first: number },
): Promise<Pick<PermittedUser, 'id' | 'name'>[]> {
  const has = words.map(() => ' and noria_has_word(u.search, ?)').join('');
  return em.execute(`select u.id, u.name ${permitted}${has} and noria_sees(u.id, ?::uuid) order by u.name, u.id limit ?`, [
    ...Array<string>(3).fill(asArray(access)),
    ...words,
    recordId ?? null,
    first,
  ]);
}

/**
 * Those of the users who can sign in and may read what `access` guards, given the current roles and company modules; of a record, those who
 * may see that one.
 */
export function usersWithAccess(em: EntityManager, userIds: string[], access: Access[], recordId?: string): Promise<PermittedUser[]> {
  return em.execute<PermittedUser[]>(`${columns} ${permitted} and u.id = any(?::uuid[]) and noria_sees(u.id, ?::uuid)`, [
    ...Array<string>(3).fill(asArray(access)),
    asArray(userIds.filter(id => typeOfId(id) === userCode)),
    recordId ?? null,
  ]);
}
