import type { EntityManager } from '@mikro-orm/postgresql';
import { daysAfter } from '../../core/rules/days.ts';
import { weekOf } from '../../core/rules/weekOf.ts';
import type { AttendanceSheet } from './AttendanceSheet.ts';

/** People on a page of a sheet. */
const pageSize = 50;
/** Most days of a sheet. */
const mostDays = 31;
/** The last day that a sheet begins with. */
const lastDay = '9998-12-01';
/** Minutes of a working day of those whose hours are not said. */
const usualMinutes = 480;

/** Which days of whom a sheet shows. */
export interface SheetChoice {
  from: string;
  before: string;
  /** Part of the name. */
  search?: string | null;
  departmentId?: string | null;
  offset?: number | null;
}

/**
 * Reads what each day was for each person, by name: of all employees, or of those who report to the viewer. Absent is who neither came nor has
 * leave on a working day that is over, from the first day that attendance of theirs was recorded.
 */
export async function attendanceSheetOf(em: EntityManager, whose: 'COMPANY' | 'TEAM', choice: SheetChoice): Promise<AttendanceSheet> {
  const from = choice.from < lastDay ? choice.from : lastDay;
  const length = Math.round((Date.parse(choice.before) - Date.parse(from)) / 86_400_000);
  const until = daysAfter(from, Math.min(Math.max(length, 1), mostDays) - 1);
  const countries = await em.execute<{ country: string | null }[]>(
    `select distinct coalesce(e.country, c.country) as country from company c join employee e on e.company_id = c.id where c.id = noria_company()`,
  );
  const weekends = Object.fromEntries(countries.map(({ country }) => [country ?? '', weekOf(country).weekend]));
  const search = choice.search?.trim().slice(0, 100) ?? '';
  const [{ sheet }] = await em.execute<[{ sheet: AttendanceSheet }]>(
    `with c as materialized (
       select id, country, noria_today() as today, ?::date as first, ?::date as last, ?::jsonb as weekends from company where id = noria_company()
     ), people as materialized (
       select e.id, e.company_id, e.name, e.designation, coalesce(e.country, c.country) as country, e.joined_on, e.left_on, e.weekly_hours,
         (select min(a.day) from attendance a where a.company_id = e.company_id and a.employee_id = e.id and a.deleted_at is null) as since,
         count(*) over () as everybody
       from c join employee e on e.company_id = c.id and e.deleted_at is null and (e.status = 'ACTIVE' or e.left_on >= c.first)
       where (? = '' or noria_fold(e.name) like '%' || noria_fold(?) || '%') and (?::uuid is null or e.department_id = ?::uuid)
         and (? = 'COMPANY' or e.id in (select noria_team()))
       order by e.name, e.id limit ${pageSize} offset ?
     ), days as (
       select d::date as day from c, generate_series(c.first, c.last, interval '1 day') d
     ), stays as (
       select a.employee_id, a.day, min(a.started_at) as started_at, case when count(*) = count(a.ended_at) then max(a.ended_at) end as ended_at,
         min(a.time_zone) as time_zone, sum(a.break_minutes) as breaks, coalesce(sum(a.worked_minutes), 0) as worked,
         bool_or(a.ended_at is null and a.forgotten_at is null) as is_open, bool_or(a.forgotten_at is not null) as is_forgotten
       from c join people p on true join attendance a on a.company_id = c.id and a.employee_id = p.id and a.day between c.first and c.last
         and a.deleted_at is null group by 1, 2
     ), taken as (
       select l.employee_id, l.day, count(*) filter (where r.status = 'APPROVED') as approved, count(*) filter (where r.status = 'PENDING') as pending
       from c join people p on true join leave_day l on l.company_id = c.id and l.employee_id = p.id and l.day between c.first and c.last
         join leave_request r on r.company_id = l.company_id and r.id = l.request_id group by 1, 2
     ), cells as (
       select p.id, d.day, s.started_at, s.ended_at, s.time_zone, coalesce(s.breaks, 0) as breaks, coalesce(s.worked, 0) as worked,
         coalesce(s.is_open, false) as is_open, coalesce(s.is_forgotten, false) as is_forgotten, coalesce(t.approved, 0) as halves, w.is_weekend,
         w.is_holiday, d.day >= p.since and d.day <= c.today and not (w.is_weekend or w.is_holiday or w.is_outside) as is_due,
         coalesce(p.weekly_hours * 60 / nullif(7 - jsonb_array_length(w.weekend), 0), ${usualMinutes}) as minutes,
         case when s.employee_id is not null then 'PRESENT' when w.is_outside then 'OUTSIDE' when w.is_weekend then 'OFF'
           when w.is_holiday then 'HOLIDAY' when t.approved > 0 then 'LEAVE' when t.pending > 0 then 'REQUESTED' when d.day >= c.today then 'DUE'
           when p.since is null or d.day < p.since then 'UNTRACKED' else 'ABSENT' end as state
       from c cross join people p cross join days d
         cross join lateral (
           select k.weekend, k.weekend @> to_jsonb(extract(isodow from d.day)::int) as is_weekend,
             coalesce(d.day < p.joined_on, false) or coalesce(d.day > p.left_on, false) as is_outside,
             exists (select from holiday h where h.company_id = c.id and h.held_on = d.day and h.deleted_at is null
               and (h.country is null or h.country = p.country)) as is_holiday
           from (select coalesce(c.weekends -> coalesce(p.country, ''), '[6, 7]') as weekend) k
         ) w
         left join stays s on s.employee_id = p.id and s.day = d.day
         left join taken t on t.employee_id = p.id and t.day = d.day
     ), lines as (
       select p.name, p.id, json_build_object('employeeId', p.id, 'name', p.name, 'designation', p.designation,
         'workedMinutes', sum(x.worked), 'dueMinutes', coalesce(round(sum(x.minutes * (2 - least(x.halves, 2)) / 2) filter (where x.is_due)), 0),
         'absentDays', count(*) filter (where x.state = 'ABSENT'),
         'cells', json_agg(json_build_object('day', x.day, 'state', x.state, 'startedAt', x.started_at, 'endedAt', x.ended_at,
           'timeZone', x.time_zone, 'breakMinutes', x.breaks, 'workedMinutes', x.worked, 'isOpen', x.is_open, 'isForgotten', x.is_forgotten,
           'leaveHalves', x.halves) order by x.day)) as line
       from people p join cells x on x.id = p.id group by p.id, p.name, p.designation
     )
     select json_build_object('today', (select today from c), 'days', (select json_agg(day order by day) from days),
       'totalCount', coalesce((select max(everybody) from people), 0),
       'lines', (select coalesce(json_agg(line order by name, id), '[]') from lines)) as sheet`,
    [
      from,
      until,
      JSON.stringify(weekends),
      search,
      search,
      choice.departmentId ?? null,
      choice.departmentId ?? null,
      whose,
      Math.max(choice.offset ?? 0, 0),
    ],
  );
  for (const { cells } of sheet.lines)
    for (const cell of cells) for (const name of ['startedAt', 'endedAt'] as const) cell[name] &&= new Date(cell[name]).toISOString();
  return sheet;
}
