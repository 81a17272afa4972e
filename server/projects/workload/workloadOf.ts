import type { EntityManager } from '@mikro-orm/postgresql';
import { weekStart } from '../../core/graphql/CalendarPeriod.ts';
import { daysAfter } from '../../core/rules/days.ts';
import { weekOf } from '../../core/rules/weekOf.ts';
import { workingTimeOf } from '../../hrm/leave/workingTime.ts';
import { dayHours, listedTasks, workloadWeeks } from './workload.rules.ts';
import type { TeamWorkload } from './TeamWorkload.ts';

/** Days after which the work on a task is no longer spread: ten years. */
const longest = 3_653;

/**
 * Reads the hours planned for the assignees of tasks, week by week.
 * @param ids Tasks, open ones of the company; others are left out.
 * @param from A day of the first week; today in the company's time zone, if null.
 */
export async function workloadOf(em: EntityManager, ids: readonly string[], from: string | null): Promise<TeamWorkload> {
  const [{ country }] = await em.execute<[{ country: string | null }]>('select country from company where id = noria_company()');
  const { weekend } = weekOf(country);
  const [row] = await em.execute<[{ workload: Omit<TeamWorkload, 'capacity'> }]>(
    `with c as (
       select *, coalesce(?::date, today) as shown from (select *, noria_today() as today from company where id = noria_company()) own
     ), w as (
       select (${weekStart('c.shown')} + 7 * n)::date as starts_on from c, generate_series(0, ${workloadWeeks - 1}) as n
     ), shares as materialized (
       select a.user_id, t.id, t.key, t.name, greatest(coalesce(t.start_on, c.today), c.today) as start_on, case when t.due_on is not null then greatest(t.due_on, c.today) end as due_on,
         t.estimate_hours / count(*) over (partition by t.id) as hours
       from c join task t on t.company_id = c.id and t.id = any(?::uuid[]) and t.done_at is null and t.deleted_at is null
         join task_assignee a on a.company_id = t.company_id and a.task_id = t.id and a.deleted_at is null
     ), worked as materialized (
       select day::date as day from c, generate_series(c.today, (select least(max(due_on), max(start_on) + ${longest}) from shares), interval '1 day') as day
       where not extract(isodow from day) = any(?::int[])
     ), spread as materialized (
       -- A task without a working day until it is due falls on its last day.
       select s.*, coalesce(d.day, s.due_on) as day, s.hours / count(*) over (partition by s.user_id, s.id) as part
       from shares s left join worked d on d.day between s.start_on and s.due_on where s.hours > 0 and s.due_on is not null
     ), planned as (
       select p.user_id, w.starts_on, p.id, p.key, p.name, sum(p.part) as hours
       from w join spread p on p.day >= w.starts_on and p.day < w.starts_on + 7 group by 1, 2, 3, 4, 5
     ), ranked as (
       select *, row_number() over (partition by user_id, starts_on order by hours desc, key) as place from planned
     ), weeks as (
       select user_id, starts_on, json_build_object('startsOn', starts_on, 'hours', trim_scale(round(sum(hours), 2))::text, 'taskCount', count(*),
         'tasks', json_agg(json_build_object('taskId', id, 'key', key, 'name', name, 'hours', trim_scale(round(hours, 2))::text) order by place)
           filter (where place <= ${listedTasks})) as week
       from ranked group by user_id, starts_on
     ), members as (
       select u.id as "userId", u.name, count(*) filter (where s.hours is null or s.hours = 0 or s.due_on is null) as "unplannedCount",
         (select coalesce(json_agg(k.week order by k.starts_on), '[]') from weeks k where k.user_id = u.id) as weeks
       from shares s join user_account u on u.company_id = noria_company() and u.id = s.user_id group by u.id, u.name
     )
     select json_build_object('weeks', (select json_agg(starts_on order by starts_on) from w),
       'members', (select coalesce(json_agg(to_json(m) order by m.name, m."userId"), '[]') from members m)) as workload`,
    [from, `{${ids.join()}}`, `{${weekend.join()}}`],
  );
  const { weeks, members } = row.workload;
  const times = await workingTimeOf(
    em,
    members.map(({ userId }) => userId),
    weeks.map(week => ({ from: week, until: daysAfter(week, 6) })),
  );
  const byUser = Map.groupBy(times, ({ userId }) => userId);
  const capacitiesOf = (id: string) => byUser.get(id)!.map(({ from: startsOn, hours, awayDays }) => ({ startsOn, hours, awayDays }));
  return {
    weeks,
    members: members.map(member => ({ ...member, capacities: capacitiesOf(member.userId) })),
    capacity: String((7 - weekend.length) * dayHours),
  };
}
