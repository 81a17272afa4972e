import type { Context } from '../../core/graphql/Context.ts';
import { spanBounds, type TimeSpan } from '../../core/graphql/TimeSpan.ts';
import { currencyDecimals } from '../../core/money/currencyDecimals.ts';
import { upcomingDays } from '../../portfolio/work/work.rules.ts';
import type { ProjectOverview } from './ProjectOverview.ts';

/** Number of users listed with their work. */
const busiest = 8;

/** SQL that returns rows as a JSON array. */
const jsonRows = (columns: string, from: string, order: string) =>
  `(select coalesce(json_agg(to_json(r) order by ${order}), '[]') from (select ${columns} ${from}) r)`;

/** SQL of whole percents that add up to 100 by largest remainder: what is missing goes to the shares that lost most, in the board's order. */
const percentage = `coalesce(floor(share) + (row_number() over (order by share - floor(share) desc, rank collate "C") <= 100 - sum(floor(share)) over ())::int, 0)`;

/** Reads figures on projects and tasks of the viewer's company in one statement. */
export function projectOverviewOf({ database, viewer }: Context, span: TimeSpan): Promise<ProjectOverview> {
  const { from, before } = spanBounds(span);
  return database.heavyRead(viewer!, async em => {
    const [row] = await em.execute<[{ overview: ProjectOverview }]>(`
      with spanned as materialized (
        select id, currency, time_zone, (now() at time zone time_zone)::date as today, ${from} as "from", ${before} as before
        from company c where id = noria_company()
      ), c as (
        select *, ("from" at time zone time_zone)::date as from_on, (before at time zone time_zone)::date as before_on from spanned
      ), counted as materialized (
        select col.id, col.title, col.kind, col.status_group, col.rank,
          (select count(*) from task t where t.company_id = c.id and t.column_id = col.id and t.deleted_at is null) as count
        from c join status_column col on col.company_id = c.id and col.scope = 'TASK' and col.deleted_at is null
      ), shared as (
        select *, 100.0 * count / nullif(sum(count) over (), 0) as share from counted
      ), statuses as (
        select *, ${percentage} as percentage from shared
      ), done as materialized (
        select done_on, count(*) as count, count(*) filter (where due_on < done_on) as late
        from c cross join lateral (select (t.done_at at time zone c.time_zone)::date as done_on, t.due_on
          from task t where t.company_id = c.id and t.done_at >= c."from" and t.done_at < c.before and t.deleted_at is null) t
        group by 1
      )
      select to_jsonb(f) || to_jsonb(p) || to_jsonb(o) as overview from (
        select c.from_on as "from", c.before_on as before, trim(c.currency) as currency,
          (select sum(count) from counted) as tasks,
          (select coalesce(sum(count), 0) from done) as "completedTasks",
          ${jsonRows('id as "columnId", title, kind, status_group as "group", count, percentage, rank', 'from statuses', 'r.rank collate "C"')} as statuses,
          ${jsonRows(
            `date_trunc('month', done_on)::date as month, sum(count - late) as "inTime", sum(late) as late`,
            'from done group by 1',
            'r.month',
          )} as completed,
          ${jsonRows(
            `u.id as "userId", u.name, count(*) as "openTasks", count(*) filter (where t.due_on < c.today) as "overdueTasks",
             trim_scale(coalesce(sum(t.estimate_hours), 0))::text as hours`,
            `from task_assignee a join task t on t.company_id = a.company_id and t.id = a.task_id and t.done_at is null and t.deleted_at is null
               join user_account u on u.company_id = a.company_id and u.id = a.user_id
             where a.company_id = c.id group by u.id, u.name order by count(*) desc, u.name, u.id limit ${busiest}`,
            'r."openTasks" desc, r.name, r."userId"',
          )} as workload
        from c
      ) f, (
        select count(p.id) as projects, count(p.id) filter (where p.done_at is null) as "openProjects",
          count(p.id) filter (where p.done_at is null and p.due_on < c.today) as "overdueProjects",
          round(coalesce(sum(p.budget) filter (where p.done_at is null), 0), ${currencyDecimals(viewer!.currency ?? '')})::text as "openBudget"
        from c left join project p on p.company_id = c.id and p.deleted_at is null
      ) p, (
        select count(*) as "openTasks", count(*) filter (where t.due_on < c.today) as "overdueTasks",
          count(*) filter (where t.due_on between c.today and c.today + ${upcomingDays}) as "upcomingTasks"
        from c join task t on t.company_id = c.id and t.done_at is null and t.deleted_at is null
      ) o`);
    return row.overview;
  });
}
