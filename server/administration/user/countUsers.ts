import type { EntityManager } from '@mikro-orm/postgresql';

/** Recounts the company's users. Call under `lockCompany`. */
export async function countUsers(em: EntityManager): Promise<void> {
  await em.execute(
    `update company set user_count = (select count(*) from user_account where company_id = noria_company() and deleted_at is null) where id = noria_company()`,
  );
}
