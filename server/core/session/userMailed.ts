import type { EntityManager } from '@mikro-orm/postgresql';
import type { Language } from './Viewer.ts';

/** What an e-mail says about its recipient. */
export interface MailedUser {
  name: string;
  company: string;
  language: Language;
}

/** The recipient of an e-mail; null if the user or their company is inactive or deleted. */
export async function userMailed(
  em: EntityManager,
  { userId, companyId }: { userId: string; companyId: string },
): Promise<MailedUser | null> {
  const [user] = await em.execute<MailedUser[]>(
    `select u.name, c.name as company, u.language from user_account u join company c on c.id = u.company_id and c.status = 'ACTIVE' and c.deleted_at is null
     where u.company_id = ? and u.id = ? and u.status = 'ACTIVE' and u.deleted_at is null`,
    [companyId, userId],
  );
  return user ?? null;
}
