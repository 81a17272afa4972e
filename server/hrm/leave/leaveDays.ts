import type { EntityManager } from '@mikro-orm/postgresql';
import { weekOf } from '../../core/rules/weekOf.ts';
import type { LeavePartName } from './leaveRequest.rules.ts';

/** The halves of a day. */
const halves: Record<LeavePartName, number[]> = { WHOLE: [1, 2], MORNING: [1], AFTERNOON: [2] };

/** Half a working day: 1 for the morning, 2 for the afternoon. */
export interface HalfDay {
  day: string;
  half: number;
}

/** Where and when somebody works. */
export interface Employment {
  joinedOn: string | null;
  leftOn: string | null;
  /** The employee's own, or that of the company. */
  country: string | null;
}

/** Locks an employee, so that their leave is planned by one transaction at a time. Returns undefined if there is none. */
export async function holdEmployee(em: EntityManager, id: string): Promise<Employment | undefined> {
  const [found] = await em.execute<Employment[]>(
    `select joined_on::text as "joinedOn", left_on::text as "leftOn",
       coalesce(country, (select c.country from company c where c.id = noria_company())) as country
     from employee where company_id = noria_company() and id = ? for no key update`,
    [id],
  );
  return found;
}

/** Returns the halves of working days in a span: neither weekends of the employee's country nor its holidays. */
export async function workingHalves(
  em: EntityManager,
  { startsOn, endsOn, part }: { startsOn: string; endsOn: string; part: LeavePartName },
  country: string | null,
): Promise<HalfDay[]> {
  const days = await em.execute<{ day: string }[]>(
    `select d.day::date::text as day from generate_series(?::date, ?::date, interval '1 day') d (day)
     where not extract(isodow from d.day)::int = any(?::int[]) and not exists (select from holiday h
       where h.company_id = noria_company() and h.held_on = d.day::date and h.deleted_at is null and (h.country is null or h.country = ?))
     order by d.day`,
    [startsOn, endsOn, `{${weekOf(country).weekend.join()}}`, country],
  );
  return days.flatMap(({ day }) => halves[part].map(half => ({ day, half })));
}

/** Returns the first of the halves that another request of the employee takes already. */
export async function takenHalf(
  em: EntityManager,
  { employeeId, requestId, wanted }: { employeeId: string; requestId: string | undefined; wanted: HalfDay[] },
): Promise<string | undefined> {
  const [taken] = await em.execute<{ day: string }[]>(
    `select d.day::text as day from leave_day d join jsonb_to_recordset(?::jsonb) as w (day date, half smallint) on w.day = d.day and w.half = d.half
     where d.company_id = noria_company() and d.employee_id = ? and d.request_id is distinct from ? order by d.day limit 1`,
    [JSON.stringify(wanted), employeeId, requestId ?? null],
  );
  return taken?.day;
}

/** Replaces the halves that a request takes. */
export async function writeHalves(
  em: EntityManager,
  { requestId, employeeId, wanted }: { requestId: string; employeeId: string; wanted: HalfDay[] },
): Promise<void> {
  await em.execute('delete from leave_day where company_id = noria_company() and request_id = ?', [requestId]);
  await em.execute(
    `insert into leave_day (request_id, employee_id, day, half)
     select ?, ?, w.day, w.half from jsonb_to_recordset(?::jsonb) as w (day date, half smallint)`,
    [requestId, employeeId, JSON.stringify(wanted)],
  );
}
