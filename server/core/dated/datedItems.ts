import type { EntityManager } from '@mikro-orm/postgresql';
import { refusal } from '../access/allows.ts';
import type { Context } from '../graphql/Context.ts';
import type { Viewer } from '../session/Viewer.ts';
import type { DatedItem, DatedItems } from './DatedResolver.ts';
import type { DatedSource } from './DatedSource.ts';

/** Most items of one kind. */
const mostOfKind = 300;
/** Most days of one calendar. */
const mostDays = 42;

/** The days to read, the second of them excluded, how many of them at most, and the most items of one source. */
interface DatedSpan {
  from: string;
  before: string;
  days: number;
  most: number;
}

/** What has a day in the span, of all modules that the viewer may read. */
export async function datedItems({ database, viewer, datedSources = [] }: Context, from: string, before: string): Promise<DatedItems> {
  const sources = readableSources(datedSources, viewer!);
  const kinds = [...new Set(sources.map(({ kind }) => kind))];
  if (!sources.length) return { kinds, items: [], cut: [] };
  const found = await database.inCompany(viewer!, em =>
    readDated(em, viewer!, sources, { from, before, days: mostDays, most: mostOfKind + 1 }),
  );
  const byKind = Map.groupBy(found, ({ kind }) => kind);
  const shown = new Set([...byKind.values()].flatMap(items => items.slice(0, mostOfKind)));
  for (const item of shown) item.startsAt = item.startsAt && new Date(item.startsAt);
  return { kinds, items: found.filter(item => shown.has(item)), cut: kinds.filter(kind => (byKind.get(kind)?.length ?? 0) > mostOfKind) };
}

/** The sources of which a viewer may read the records. */
export const readableSources = (sources: DatedSource[], viewer: Viewer): DatedSource[] =>
  sources.filter(({ access }) => !refusal(viewer, access));

/** Reads what the sources have in a span, the earliest first, in one statement of a transaction of the viewer. */
export function readDated(
  em: EntityManager,
  viewer: Viewer,
  sources: DatedSource[],
  { from, before, days, most }: DatedSpan,
): Promise<DatedItem[]> {
  const parts = sources.map(({ kind, sql }) => {
    const rows = typeof sql === 'string' ? sql : sql(viewer);
    return `(select '${kind}' as kind, s.* from (${rows}) s (record_id, title, detail, first_day, last_day, starts_at, is_done)
      order by s.first_day, s.record_id limit ${most})`;
  });
  return em.execute<DatedItem[]>(
    `with q as materialized (
       select c.id as company_id, c.time_zone, ?::uuid as user_id, ?::date as first_day, least(?::date, ?::date + ${days}) as before from company c where c.id = noria_company()
     )
     select kind, record_id as "recordId", title, detail, first_day::text as "firstDay", last_day::text as "lastDay", starts_at as "startsAt", is_done as "isDone"
     from (${parts.join(' union all ')}) d order by first_day, starts_at nulls first, kind, title, record_id`,
    [viewer.userId, from, before, from],
  );
}
