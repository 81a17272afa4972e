import { Migration } from '@mikro-orm/migrations';
import { acrossCompanies } from './acrossCompanies.ts';

const walled = ['leave_request', 'leave_type', 'audit_entry'];

/**
 * The type of confidential leave, such as for somebody's health, moves out of what everybody in HRM reads: to a column that only holders of a right of
 * its own see, each look recorded. The history forgets it too.
 */
export class Migration20261126153839ConfidentialLeave extends Migration {
  up() {
    acrossCompanies(this, walled, () => {
      this.addSql(`
      drop view own_leave_request;
      drop view team_leave_request;
      alter table leave_request rename column leave_type_id to secret_leave_type_id;
      alter table leave_request add column is_confidential boolean not null default false;
      update leave_request r set is_confidential = true from leave_type t
        where t.company_id = r.company_id and t.id = r.secret_leave_type_id and t.is_confidential;
      alter table leave_request alter column is_confidential drop default,
        add column leave_type_id uuid generated always as (case when not is_confidential then secret_leave_type_id end) stored,
        add foreign key (company_id, leave_type_id) references leave_type (company_id, id);
      update audit_entry a set changes = a.changes - 'leaveType' from leave_request r
        where a.company_id = r.company_id and a.entity_type = 'LeaveRequest' and a.entity_id = r.id and r.is_confidential and a.changes ? 'leaveType'`);
    });
    const columns = `l.id, l.company_id, l.created_at, l.version, l.starts_on, l.ends_on, l.part, l.days, l.status, l.decided_at`;
    const type = `join leave_type t on t.company_id = l.company_id and t.id = l.secret_leave_type_id`;
    this.addSql(`
      create view own_leave_request with (security_invoker) as
        select ${columns}, l.secret_leave_type_id as leave_type_id, t.title as leave_type from leave_request l ${type}
        where l.company_id = noria_company() and l.deleted_at is null and l.employee_id = (select o.id from own_employee o);
      create view team_leave_request with (security_invoker) as
        select ${columns}, l.employee_id, e.name as employee_name, case when not l.is_confidential then t.title end as leave_type from leave_request l ${type}
          join employee e on e.company_id = l.company_id and e.id = l.employee_id
        where l.company_id = noria_company() and l.deleted_at is null and l.employee_id in (select noria_team());
      select noria_grant('own_leave_request', 'select'), noria_grant('team_leave_request', 'select')`);
  }
}
