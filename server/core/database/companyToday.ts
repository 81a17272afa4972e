import type { EntityManager } from '@mikro-orm/postgresql';

/** Today where the company is, as a scalar subquery of SQL (domain §0, dates). */
export const todaySql = '(select (now() at time zone time_zone)::date from company where id = noria_company())';

/** Today where the company is, YYYY-MM-DD (domain §0, dates). */
export async function companyToday(em: EntityManager): Promise<string> {
  const [row] = await em.execute<{ today: string }[]>(`select ${todaySql}::text as today`);
  return row.today;
}
