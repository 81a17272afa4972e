import type { EntityManager } from '@mikro-orm/postgresql';

/** Withdraws the open invitation to an address that now belongs to a user. */
export async function withdrawInvitation(em: EntityManager, email: string): Promise<void> {
  await em.execute(
    `update invitation set deleted_at = now(), updated_at = now(), version = version + 1
     where company_id = noria_company() and lower(email) = lower(?) and accepted_at is null and deleted_at is null`,
    [email],
  );
}
