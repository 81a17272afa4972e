import type { EntityManager } from '@mikro-orm/postgresql';
import { Refused } from '../../core/errors.ts';

/**
 * Locks the company row until the transaction ends, so that changes to users and permissions run one at a time
 * (domain §0 lock order, §8). Transactions that only reference the row are not blocked.
 */
export async function lockCompany(em: EntityManager): Promise<void> {
  await em.execute('select id from company where id = noria_company() for no key update');
}

/**
 * Throws Refused lastAdministrator when no active user with an active role that holds all of Administrative Roles is left (domain §8).
 * Call under `lockCompany`, after the flush.
 */
export async function refuseWithoutAdministrator(em: EntityManager): Promise<void> {
  const [administrator] = await em.execute(`
    select u.id from user_account u join role r on r.company_id = u.company_id and r.id = u.role_id
    where u.company_id = noria_company() and u.status = 'ACTIVE' and u.deleted_at is null
      and r.status = 'ACTIVE' and r.deleted_at is null and 'ADMINISTRATIVE_ROLES' = any (r.permissions)
      and not noria_is_partial('ADMINISTRATIVE_ROLES', r.rights) limit 1`);
  if (!administrator) throw new Refused('lastAdministrator');
}
