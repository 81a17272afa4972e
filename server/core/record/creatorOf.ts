import type { Ref } from '@mikro-orm/core';
import { CompiledQuery } from 'kysely';
import { CompanyUser } from '../companyUser/CompanyUser.ts';
import type { Scope } from '../graphql/Scope.ts';

/** Id of the viewer as the owner of what they create; null for somebody who is no user of the company, such as SUPER_ADMIN. */
export async function creatorOf({ em, viewer: { userId } }: Scope): Promise<string | null> {
  const { rows } = await em.getKysely().executeQuery(CompiledQuery.raw(ofCompany, [userId]));
  return rows.length > 0 ? userId : null;
}

const ofCompany = 'select id from user_account where company_id = noria_company() and id = $1';

/** The viewer as who did something, for a record to refer to; null for somebody who is no user of the company. */
export async function actorOf(scope: Scope): Promise<Ref<CompanyUser> | null> {
  const id = await creatorOf(scope);
  return id ? scope.em.getReference(CompanyUser, id as never, { wrapped: true }) : null;
}
