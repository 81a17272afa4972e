import type { Scope } from '../graphql/Scope.ts';

/** Id of the viewer as the owner of what they create; null for somebody who is no user of the company, such as SUPER_ADMIN. */
export async function creatorOf({ em, viewer: { userId } }: Scope): Promise<string | null> {
  const found = await em.execute('select from user_account where company_id = noria_company() and id = ?', [userId]);
  return found.length > 0 ? userId : null;
}
