import type { EntityManager } from '@mikro-orm/postgresql';

/** Today's date in the company's time zone, as a scalar SQL subquery (domain §0, dates). */
export const todaySql = '(select (now() at time zone time_zone)::date from company where id = noria_company())';

/** Returns today's date in the company's time zone, YYYY-MM-DD (domain §0, dates). */
export async function companyToday(em: EntityManager): Promise<string> {
  const [row] = await em.execute<{ today: string }[]>(`select ${todaySql}::text as today`);
  return row.today;
}
