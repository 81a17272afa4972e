import type { EntityManager } from '@mikro-orm/postgresql';
import { weekOf } from '../../core/rules/weekOf.ts';

/** A span of days; both ends belong to it. */
export interface DaySpan {
  from: string;
  until: string;
}

/** What a user can work in a span. Why they are away stays with HRM. */
export interface WorkingTime {
  userId: string;
  /** First day of the span. */
  from: string;
  hours: string;
  /** Working days, in halves, on which approved leave keeps them away. */
  awayDays: string;
}

interface Person {
  userId: string;
  employeeId: string | null;
  weeklyHours: string | null;
  country: string | null;
}

/** Hours of a working day of whoever has no working hours of their own. */
const ordinaryHours = 8;

/**
 * Reads what users of the company can work in spans of days: their working hours on the working days of their country, without its holidays, approved
 * leave, and the days before they joined and after they left. A user who is no employee works as the company does. Spans begin on different days.
 */
export async function workingTimeOf(em: EntityManager, userIds: readonly string[], spans: readonly DaySpan[]): Promise<WorkingTime[]> {
  if (!userIds.length || !spans.length) return [];
  const people = await em.execute<Person[]>(
    `select u.id as "userId", e.id as "employeeId", e.weekly_hours::text as "weeklyHours", coalesce(e.country, c.country) as country
     from user_account u join company c on c.id = u.company_id
       left join employee e on e.company_id = u.company_id and e.user_id = u.id and e.deleted_at is null
     where u.company_id = noria_company() and u.id = any(?::uuid[])`,
    [`{${userIds.join()}}`],
  );
  const working = people.map(({ weeklyHours, ...person }) => {
    const { weekend } = weekOf(person.country);
    const days = 7 - weekend.length;
    return { ...person, weekend, dayHours: weeklyHours === null ? ordinaryHours : Number(weeklyHours) / days };
  });
  const rows = await em.execute<WorkingTime[]>(
    `with days as (
       select s."from", d.day::date as day from jsonb_to_recordset(?::jsonb) as s ("from" date, until date), generate_series(s."from", s.until, interval '1 day') d (day)
     ), worked as (
       select p."userId", d."from", p."dayHours", (
           select count(*)::numeric from leave_day l join leave_request r on r.company_id = l.company_id and r.id = l.request_id
           where l.company_id = noria_company() and l.employee_id = p."employeeId" and l.day = d.day and r.status = 'APPROVED' and r.deleted_at is null
         ) as halves
       from jsonb_to_recordset(?::jsonb) as p ("userId" uuid, "employeeId" uuid, "dayHours" numeric, country text, weekend int[])
         cross join days d left join employee e on e.company_id = noria_company() and e.id = p."employeeId"
       where not extract(isodow from d.day)::int = any(p.weekend)
         and (e.joined_on is null or d.day >= e.joined_on) and (e.left_on is null or d.day <= e.left_on)
         and not exists (select from holiday h where h.company_id = noria_company() and h.held_on = d.day and h.deleted_at is null
           and (h.country is null or h.country = p.country))
     )
     select "userId", "from"::text as "from", trim_scale(round(sum("dayHours" * (1 - halves / 2)), 2))::text as hours,
       trim_scale(sum(halves) / 2)::text as "awayDays"
     from worked group by "userId", worked."from"`,
    [JSON.stringify(spans), JSON.stringify(working)],
  );
  const found = new Map(rows.map(row => [`${row.userId} ${row.from}`, row]));
  return people.flatMap(({ userId }) =>
    spans.map(({ from }) => found.get(`${userId} ${from}`) ?? { userId, from, hours: '0', awayDays: '0' }),
  );
}
