import type { EntityManager } from '@mikro-orm/postgresql';
import { weekOf } from '../../core/rules/weekOf.ts';
import { codeOf } from '../../core/database/RecordType.ts';
import { Attendance } from '../../hrm/attendance/Attendance.ts';
import { AttendanceCorrection } from '../../hrm/attendance/AttendanceCorrection.ts';

/** Days before today on which the demo's attendance begins. */
const days = 40;

/**
 * Loads when the people of a demo company came and went on the working days of the last weeks, without those on leave. Few were absent, some
 * forgot to check out, and one of them asks for a correction.
 */
export async function loadAttendance(em: EntityManager, { country, reason }: { country: string; reason: string }): Promise<void> {
  await em.execute(
    `insert into attendance (id, employee_id, day, time_zone, started_at, ended_at, break_minutes, forgotten_at, source, created_at, updated_at)
     select noria_new_id(?), w.id, w.day, w.time_zone, w.began, case when not w.is_forgotten and w.began + interval '9 hours' < now() then w.ended end,
       case when w.day < w.today and not w.is_forgotten then 30 + w.dice % 31 else 0 end, case when w.is_forgotten then w.began + interval '16 hours' end, 'CLOCK',
       w.began, coalesce(case when w.ended < now() then w.ended end, w.began)
     from (
       select e.id, d.day::date as day, c.time_zone, noria_today() as today, h.dice,
         (d.day::date + time '07:40' + h.dice * interval '1 minute') at time zone c.time_zone as began,
         (d.day::date + time '16:40' + (h.dice * 7 % 75) * interval '1 minute') at time zone c.time_zone as ended,
         h.dice % 47 = 3 and d.day::date < noria_today() - 1 as is_forgotten
       from company c join employee e on e.company_id = c.id and e.status = 'ACTIVE' and e.deleted_at is null
         cross join generate_series(noria_today() - ${days}, noria_today(), interval '1 day') d (day)
         cross join lateral (select abs(hashtext(e.number || d.day::date)) % 60 as dice) h
       where c.id = noria_company() and d.day::date >= e.joined_on and not extract(isodow from d.day)::int = any(?::int[]) and h.dice <> 17
         and not exists (select from leave_day l where l.company_id = c.id and l.employee_id = e.id and l.day = d.day::date)
         and not exists (select from holiday o where o.company_id = c.id and o.held_on = d.day::date and (o.country is null or o.country = c.country))
     ) w where w.began < now() - interval '1 minute'`,
    [codeOf(Attendance), `{${weekOf(country).weekend.join()}}`],
  );
  await em.execute(
    `insert into attendance_correction (id, employee_id, attendance_id, day, time_zone, started_at, ended_at, break_minutes, reason, status)
     select noria_new_id(?), a.employee_id, a.id, a.day, a.time_zone, a.started_at, a.started_at + interval '8 hours 30 minutes', 30, ?, 'PENDING'
     from attendance a where a.company_id = noria_company() and a.forgotten_at is not null order by a.day desc, a.id limit 1`,
    [codeOf(AttendanceCorrection), reason],
  );
}
