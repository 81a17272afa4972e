import type { EntityManager } from '@mikro-orm/postgresql';
import { InvalidInput } from '../../core/errors.ts';

/**
 * Refuses the day of an entry, a payment or a reversal unless it lies within the company's fiscal years or at most one year ahead. The
 * first fiscal year is the one before the company was created in Noria, so that it can bring over that year's figures; the ledger itself
 * refuses days of closed years (`periodLocked`).
 * @throws InvalidInput `outsideBooks` {from, to} on the field.
 */
export async function refuseEntryDay(em: EntityManager, field: string, day: string): Promise<void> {
  const [{ from, to }] = await em.execute<[{ from: string; to: string }]>(entryDays);
  if (day < from || day > to) throw new InvalidInput({ field, code: 'outsideBooks', params: { from, to } });
}

const entryDays = `
  select make_date(extract(year from founded - make_interval(months => month - 1))::integer - 1, month, 1)::text as "from",
    (today + interval '1 year')::date::text as "to"
  from company, lateral (select created_at at time zone time_zone as founded, (now() at time zone time_zone)::date as today,
    fiscal_year_start_month as month) known
  where id = noria_company()`;
