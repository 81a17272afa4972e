import { Migration } from '@mikro-orm/migrations';
import { recordColumns } from './recordColumns.ts';

/**
 * Corrections of attendance that people request, and what managers see of those who report to them, directly or through others: their leave and
 * attendance, and none of their pay.
 */
export class Migration20261126115358Teams extends Migration {
  up() {
    this.addSql(`alter table leave_type add column is_confidential boolean not null default false`);
    this.addSql(`
      create table attendance_correction (
        ${recordColumns},
        employee_id uuid not null,
        attendance_id uuid,
        day date not null,
        time_zone text not null,
        started_at timestamptz(3) not null,
        ended_at timestamptz(3) not null check (ended_at > started_at and ended_at <= started_at + interval '24 hours'),
        break_minutes integer not null check (break_minutes >= 0),
        reason text collate "und-x-icu" not null,
        status text not null check (status in ('PENDING', 'APPROVED', 'REFUSED', 'CANCELLED')),
        decided_by_id uuid,
        decided_at timestamptz(3),
        foreign key (company_id, employee_id) references employee (company_id, id),
        foreign key (company_id, attendance_id) references attendance (company_id, id)
      )`);
    this.addSql(`
      create unique index attendance_correction_attendance_id_key on attendance_correction (company_id, attendance_id) where status = 'PENDING';
      create index attendance_correction_employee_idx on attendance_correction (company_id, employee_id, day)`);
    this.addSql(`select noria_tenant('attendance_correction')`);
    this.addSql(`
      create function noria_team() returns setof uuid language sql stable as $$
        with recursive team (id) as (
          select e.id from employee e where e.company_id = noria_company() and e.manager_id = (select o.id from own_employee o) and e.deleted_at is null
          union
          select e.id from team t join employee e on e.company_id = noria_company() and e.manager_id = t.id and e.deleted_at is null
        )
        select t.id from team t where t.id is distinct from (select o.id from own_employee o)
      $$;
      select noria_grant_execute('noria_team()'), noria_grant_execute('noria_team()', noria_platform_role())`);
    const correction = `c.id, c.company_id, c.created_at, c.version, c.attendance_id, c.day, c.time_zone, c.started_at, c.ended_at, c.break_minutes, c.reason,
          c.status, c.decided_at`;
    this.addSql(`
      create view own_attendance_correction with (security_invoker) as
        select ${correction} from attendance_correction c
        where c.company_id = noria_company() and c.deleted_at is null and c.employee_id = (select o.id from own_employee o)`);
    this.addSql(`
      create view team_attendance_correction with (security_invoker) as
        select ${correction}, c.employee_id, e.name as employee_name from attendance_correction c
          join employee e on e.company_id = c.company_id and e.id = c.employee_id
        where c.company_id = noria_company() and c.deleted_at is null and c.employee_id in (select noria_team())`);
    this.addSql(`
      create view team_leave_request with (security_invoker) as
        select l.id, l.company_id, l.created_at, l.version, l.employee_id, e.name as employee_name, l.starts_on, l.ends_on, l.part, l.days, l.status,
          l.decided_at, case when not t.is_confidential then t.title end as leave_type
        from leave_request l join leave_type t on t.company_id = l.company_id and t.id = l.leave_type_id
          join employee e on e.company_id = l.company_id and e.id = l.employee_id
        where l.company_id = noria_company() and l.deleted_at is null and l.employee_id in (select noria_team())`);
    this.addSql(
      `select noria_grant('own_attendance_correction', 'select'), noria_grant('team_attendance_correction', 'select'), noria_grant('team_leave_request', 'select')`,
    );
  }
}
