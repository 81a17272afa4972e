import type { EntityManager } from '@mikro-orm/postgresql';

/**
 * Returns the next moment after now at which it is this hour in the time zone of the transaction's company, on this weekday (1 for Monday) or, if
 * it is null, on any day.
 */
export async function nextMailAt(em: EntityManager, { weekday, hour }: { weekday: number | null; hour: number }): Promise<Date> {
  const [{ at }] = await em.execute<[{ at: string }]>(
    `select min(day.at)::text as at from company c, lateral (
       select (d + make_interval(hours => ?)) at time zone c.time_zone as at, extract(isodow from d) as weekday
       from generate_series(date_trunc('day', now() at time zone c.time_zone), (now() at time zone c.time_zone) + interval '8 days', interval '1 day') d) day
     where c.id = noria_company() and day.at > now() and coalesce(day.weekday = ?::integer, true)`,
    [hour, weekday],
  );
  return new Date(at);
}
