import { Migration } from '@mikro-orm/migrations';
import { recordColumns } from './recordColumns.ts';

/**
 * Stand-ins of managers, who decide the leave and the corrections of their people for some days; decisions name whom they stood in for. They see neither
 * pay nor appraisals.
 */
export class Migration20261126153840TeamDelegations extends Migration {
  up() {
    this.addSql(`
      create table team_delegation (
        ${recordColumns},
        manager_id uuid not null,
        delegate_id uuid not null,
        starts_on date not null,
        ends_on date not null check (ends_on >= starts_on),
        foreign key (company_id, manager_id) references employee (company_id, id),
        foreign key (company_id, delegate_id) references user_account (company_id, id)
      );
      create index team_delegation_delegate_idx on team_delegation (company_id, delegate_id, ends_on) where deleted_at is null;
      create index team_delegation_manager_idx on team_delegation (company_id, manager_id, ends_on) where deleted_at is null;
      select noria_tenant('team_delegation')`);
    for (const table of ['leave_request', 'attendance_correction'])
      this.addSql(`
        alter table ${table} add column decided_for_id uuid, add foreign key (company_id, decided_for_id) references employee (company_id, id)`);
    this.addSql(`
      create view own_team_delegation with (security_invoker) as
        select d.id, d.company_id, d.created_at, d.version, d.starts_on, d.ends_on, u.name as delegate_name
        from team_delegation d join user_account u on u.company_id = d.company_id and u.id = d.delegate_id
        where d.company_id = noria_company() and d.deleted_at is null and d.manager_id = (select o.id from own_employee o);
      create function noria_stood_in() returns table (employee_id uuid, manager_id uuid) language sql stable as $$
        with recursive team (id, manager_id) as (
          select e.id, d.manager_id from team_delegation d
            join employee e on e.company_id = d.company_id and e.manager_id = d.manager_id and e.deleted_at is null
          where d.company_id = noria_company() and d.delegate_id = nullif(current_setting('app.user', true), '')::uuid and d.deleted_at is null
            and noria_today() between d.starts_on and d.ends_on
          union
          select e.id, t.manager_id from team t join employee e on e.company_id = noria_company() and e.manager_id = t.id and e.deleted_at is null
        )
        select t.id, min(t.manager_id::text)::uuid from team t where t.id is distinct from (select o.id from own_employee o)
          and t.id not in (select noria_team()) group by t.id
      $$;
      select noria_grant_execute('noria_stood_in()'), noria_grant_execute('noria_stood_in()', noria_platform_role()),
        noria_grant('own_team_delegation', 'select')`);
    const whose = `e.name as employee_name, m.name as stands_in_for, s.manager_id as stood_in_id`;
    const among = (row: string) => `join employee e on e.company_id = ${row}.company_id and e.id = ${row}.employee_id
          left join noria_stood_in() s on s.employee_id = ${row}.employee_id
          left join employee m on m.company_id = ${row}.company_id and m.id = s.manager_id
        where ${row}.company_id = noria_company() and ${row}.deleted_at is null
          and (s.employee_id is not null or ${row}.employee_id in (select noria_team()))`;
    this.addSql(`
      drop view team_leave_request;
      drop view team_attendance_correction;
      create view team_leave_request with (security_invoker) as
        select l.id, l.company_id, l.created_at, l.version, l.employee_id, l.starts_on, l.ends_on, l.part, l.days, l.status, l.decided_at,
          case when not l.is_confidential then t.title end as leave_type, ${whose}
        from leave_request l join leave_type t on t.company_id = l.company_id and t.id = l.secret_leave_type_id ${among('l')};
      create view team_attendance_correction with (security_invoker) as
        select c.id, c.company_id, c.created_at, c.version, c.attendance_id, c.day, c.time_zone, c.started_at, c.ended_at, c.break_minutes, c.reason,
          c.status, c.decided_at, c.employee_id, ${whose}
        from attendance_correction c ${among('c')};
      select noria_grant('team_attendance_correction', 'select'), noria_grant('team_leave_request', 'select')`);
  }
}
