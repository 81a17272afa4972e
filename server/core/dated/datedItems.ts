import { refusal } from '../access/allows.ts';
import type { Context } from '../graphql/Context.ts';
import type { DatedItem, DatedItems } from './DatedResolver.ts';

/** Most items of one kind. */
const mostOfKind = 300;
/** Most days of one calendar. */
const mostDays = 42;

/** What has a day in the span, of all modules that the viewer may read, in one statement. */
export async function datedItems({ database, viewer, datedSources = [] }: Context, from: string, before: string): Promise<DatedItems> {
  const sources = datedSources.filter(({ access }) => !refusal(viewer, access));
  const kinds = [...new Set(sources.map(({ kind }) => kind))];
  if (!sources.length) return { kinds, items: [], cut: [] };
  const parts = sources.map(({ kind, sql }) => {
    const rows = typeof sql === 'string' ? sql : sql(viewer!);
    return `(select '${kind}' as kind, s.* from (${rows}) s (record_id, title, detail, first_day, last_day, starts_at, is_done)
      order by s.first_day, s.record_id limit ${mostOfKind + 1})`;
  });
  const found = await database.inCompany(viewer!, em =>
    em.execute<DatedItem[]>(
      `with q as materialized (
         select c.id as company_id, c.time_zone, ?::uuid as user_id, ?::date as first_day, least(?::date, ?::date + ${mostDays}) as before from company c where c.id = noria_company()
       )
       select kind, record_id as "recordId", title, detail, first_day::text as "firstDay", last_day::text as "lastDay", starts_at as "startsAt", is_done as "isDone"
       from (${parts.join(' union all ')}) d order by first_day, starts_at nulls first, kind, title, record_id`,
      [viewer!.userId, from, before, from],
    ),
  );
  const byKind = Map.groupBy(found, ({ kind }) => kind);
  const shown = new Set([...byKind.values()].flatMap(items => items.slice(0, mostOfKind)));
  for (const item of shown) item.startsAt = item.startsAt && new Date(item.startsAt);
  return { kinds, items: found.filter(item => shown.has(item)), cut: kinds.filter(kind => (byKind.get(kind)?.length ?? 0) > mostOfKind) };
}
