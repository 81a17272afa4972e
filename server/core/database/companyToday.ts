import type { EntityManager } from '@mikro-orm/postgresql';

/** Today where the company is, YYYY-MM-DD (domain §0, dates). */
export async function companyToday(em: EntityManager): Promise<string> {
  const [row] = await em.execute<{ today: string }[]>(
    'select (now() at time zone time_zone)::date::text as today from company where id = noria_company()',
  );
  return row.today;
}
