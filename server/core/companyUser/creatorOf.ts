import type { Scope } from '../graphql/Scope.ts';
import { CompanyUser } from './CompanyUser.ts';

/** Id of the viewer as the owner of what they create; null for somebody who is no user of the company, such as SUPER_ADMIN. */
export async function creatorOf({ em, viewer: { userId, companyId } }: Scope): Promise<string | null> {
  return (await em.count(CompanyUser, { id: userId, companyId })) > 0 ? userId : null;
}
