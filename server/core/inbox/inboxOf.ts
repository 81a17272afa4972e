import { refusal } from '../access/allows.ts';
import type { Context } from '../graphql/Context.ts';
import type { Inbox } from './Inbox.ts';
import type { InboxKindName } from './InboxSource.ts';

/** Most records of one kind that are read. */
const mostOfKind = 200;

/** Reads what waits for the viewer in one statement; `kinds` narrows the items, and not the counts. */
export async function inboxOf(
  { database, viewer, inboxSources = [] }: Context,
  kinds: InboxKindName[] | null,
  first: number,
): Promise<Inbox> {
  const sources = inboxSources.filter(({ access, action }) => !refusal(viewer, access, action));
  if (!sources.length) return { counts: [], items: [] };
  const parts = sources.map(({ kind, sql, isOfTeam = false }) => {
    const rows = typeof sql === 'string' ? sql : sql(viewer!);
    return `select '${kind}' as kind, ${isOfTeam} as is_of_team, s.* from (${rows} limit ${mostOfKind}) s (record_id, title, detail, person, due_on, since, quantity, amount, currency)`;
  });
  return database.inCompany(viewer!, async em => {
    const [{ found }] = await em.execute<[{ found: Inbox }]>(
      `with q as materialized (
         select c.id as company_id, c.currency, c.time_zone, ?::uuid as user_id, (now() at time zone c.time_zone)::date as today from company c where c.id = noria_company()
       ), found as materialized (${parts.join(' union all ')}), waiting as materialized (
         select f.* from found f where not f.is_of_team
           or not exists (select from found o where o.kind = f.kind and o.record_id = f.record_id and not o.is_of_team)
       ), page as (
         select w.*, w.kind not in ('CORRECTION', 'TIME') and coalesce(w.due_on < q.today, false) as is_late from waiting w, q where ?::text[] is null or w.kind = any (?::text[])
         order by w.due_on nulls last, w.since, w.record_id limit ?
       )
       select json_build_object(
         'counts', (select coalesce(json_agg(json_build_object('kind', n.kind, 'count', n.count) order by n.kind), '[]')
           from (select kind, count(*)::int as count from waiting group by kind) n),
         'items', (select coalesce(json_agg(json_build_object('kind', p.kind, 'recordId', p.record_id, 'title', p.title, 'detail', p.detail,
           'person', p.person, 'isOfTeam', p.is_of_team, 'dueOn', p.due_on, 'isLate', p.is_late, 'since', p.since, 'quantity', trim_scale(p.quantity)::text,
           'amount', trim_scale(p.amount)::text, 'currency', trim(p.currency)) order by p.due_on nulls last, p.since, p.record_id), '[]') from page p)
       ) as found`,
      [viewer!.userId, list(kinds), list(kinds), Math.min(Math.max(first, 0), mostOfKind)],
    );
    for (const item of found.items) item.since = item.since && new Date(item.since);
    return found;
  });
}

const list = (kinds: InboxKindName[] | null) => kinds && `{${kinds.join()}}`;
