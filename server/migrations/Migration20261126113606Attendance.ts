import { Migration } from '@mikro-orm/migrations';
import { recordColumns } from './recordColumns.ts';

/**
 * When people came and went, in the time zone that each of them was in. Somebody is at work once at a time, and a check-out that was forgotten is
 * flagged. Each person sees their own.
 */
export class Migration20261126113606Attendance extends Migration {
  up() {
    this.addSql(`alter table employee add column weekly_hours numeric(4, 1) check (weekly_hours > 0 and weekly_hours <= 84)`);
    this.addSql(`
      create table attendance (
        ${recordColumns},
        employee_id uuid not null,
        day date not null,
        time_zone text not null,
        started_at timestamptz(3) not null,
        ended_at timestamptz(3) check (ended_at > started_at and ended_at <= started_at + interval '24 hours'),
        break_started_at timestamptz(3) check (break_started_at >= started_at),
        break_minutes integer not null default 0 check (break_minutes >= 0),
        forgotten_at timestamptz(3),
        source text not null check (source in ('CLOCK', 'ENTRY', 'CORRECTION')),
        worked_minutes integer generated always as (floor(extract(epoch from ended_at - started_at) / 60)::integer - break_minutes) stored,
        check (ended_at is null or break_started_at is null and forgotten_at is null and break_minutes * 60 <= extract(epoch from ended_at - started_at)),
        foreign key (company_id, employee_id) references employee (company_id, id)
      )`);
    this.addSql(`
      create unique index attendance_employee_id_key on attendance (company_id, employee_id)
        where ended_at is null and forgotten_at is null and deleted_at is null;
      create index attendance_employee_idx on attendance (company_id, employee_id, day);
      create index attendance_day_idx on attendance (company_id, day)`);
    this.addSql(`select noria_tenant('attendance')`);
    this.addSql(`
      create view own_attendance with (security_invoker) as
        select a.id, a.company_id, a.created_at, a.version, a.day, a.time_zone, a.started_at, a.ended_at, a.break_started_at, a.break_minutes,
          a.worked_minutes, a.forgotten_at
        from attendance a where a.company_id = noria_company() and a.deleted_at is null and a.employee_id = (select o.id from own_employee o)`);
    this.addSql(`select noria_grant('own_attendance', 'select')`);
  }
}
