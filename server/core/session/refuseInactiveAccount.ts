import type { EntityManager } from '@mikro-orm/postgresql';
import { Refused } from '../errors.ts';

interface AccountState {
  company_active: boolean;
  user_active: boolean;
  role_active: boolean;
}

/** Throws Refused `companySuspended`, `userInactive` or `roleInactive` (domain §8); `invalidCredentials` if the user does not exist. */
export async function refuseInactiveAccount(
  em: EntityManager,
  { userId, companyId }: { userId: string; companyId: string },
): Promise<void> {
  const [state] = await em.execute<AccountState[]>(
    `select c.status = 'ACTIVE' and c.deleted_at is null as company_active, u.status = 'ACTIVE' and u.deleted_at is null as user_active,
       r.status = 'ACTIVE' and r.deleted_at is null as role_active
     from user_account u join company c on c.id = u.company_id join role r on r.company_id = u.company_id and r.id = u.role_id
     where u.company_id = ? and u.id = ?`,
    [companyId, userId],
  );
  if (!state) throw new Refused('invalidCredentials');
  if (!state.company_active) throw new Refused('companySuspended');
  if (!state.user_active) throw new Refused('userInactive');
  if (!state.role_active) throw new Refused('roleInactive');
}
