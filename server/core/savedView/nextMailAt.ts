import type { EntityManager } from '@mikro-orm/postgresql';
import type { ViewMail } from './ViewMail.ts';

/**
 * Returns the next moment after now at which it is this hour in the time zone of the transaction's company, on this weekday (1 for Monday) or on
 * this day of the month (its last one, if it has fewer) or, if both are null, on any day.
 */
export async function nextMailAt(
  em: EntityManager,
  { weekday, monthDay, hour }: Pick<ViewMail, 'weekday' | 'monthDay' | 'hour'>,
): Promise<Date> {
  const [{ at }] = await em.execute<[{ at: string }]>(
    `select min(day.at)::text as at from company c, lateral (
       select (d + make_interval(hours => ?)) at time zone c.time_zone as at, extract(isodow from d) as weekday, extract(day from d) as month_day,
         extract(day from date_trunc('month', d) + interval '1 month - 1 day') as last_day
       from generate_series(date_trunc('day', now() at time zone c.time_zone), (now() at time zone c.time_zone) + interval '32 days', interval '1 day') d) day
     where c.id = noria_company() and day.at > now() and coalesce(day.weekday = ?::integer, true)
       and (?::integer is null or day.month_day = least(?::integer, day.last_day))`,
    [hour, weekday, monthDay, monthDay],
  );
  return new Date(at);
}
