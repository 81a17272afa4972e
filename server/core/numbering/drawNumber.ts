import type { EntityManager } from '@mikro-orm/postgresql';
import { nextNumber, type NumberSeries } from './nextNumber.ts';

/** The next number of a series in the company's present fiscal year, which is named after the calendar year it begins in. */
export async function drawNumber(em: EntityManager, series: Omit<NumberSeries, 'fiscalYear'>): Promise<string> {
  const [{ year }] = await em.execute<{ year: number }[]>(
    `select extract(year from (now() at time zone time_zone) - make_interval(months => fiscal_year_start_month - 1))::int as year
     from company where id = noria_company()`,
  );
  return nextNumber(em, { ...series, fiscalYear: year });
}
