import { Migration } from '@mikro-orm/migrations';
import { recordColumns } from './recordColumns.ts';

/**
 * Documents of employees with the day they expire on, of which a reminder is sent once; and what is to be done when somebody leaves, from a template.
 * Each person sees their own documents, and what they are to do for a leaver.
 */
export class Migration20261126125801EmployeeFiles extends Migration {
  up() {
    this.addSql(`
      create table employee_document (
        ${recordColumns},
        employee_id uuid not null,
        title text collate "und-x-icu" not null,
        kind text not null check (kind in ('CONTRACT', 'IDENTITY', 'PERMIT', 'LICENCE', 'CERTIFICATE', 'OTHER')),
        issued_on date,
        expires_on date check (expires_on >= issued_on),
        remind_days integer not null default 30 check (remind_days between 0 and 366),
        reminded_for date,
        search text generated always as (noria_fold(title)) stored,
        foreign key (company_id, employee_id) references employee (company_id, id)
      )`);
    this.addSql(`
      create table leaving_step (
        ${recordColumns},
        title text collate "und-x-icu" not null,
        days_before integer not null default 0 check (days_before between 0 and 366),
        assignee_id uuid,
        status text not null default 'ACTIVE' check (status in ('ACTIVE', 'INACTIVE')),
        search text generated always as (noria_fold(title)) stored,
        foreign key (company_id, assignee_id) references user_account (company_id, id)
      )`);
    this.addSql(`
      create table leaving_task (
        ${recordColumns},
        employee_id uuid not null,
        title text collate "und-x-icu" not null,
        assignee_id uuid,
        due_on date not null,
        done_at timestamptz(3),
        done_by_id uuid,
        search text generated always as (noria_fold(title)) stored,
        foreign key (company_id, employee_id) references employee (company_id, id),
        foreign key (company_id, assignee_id) references user_account (company_id, id)
      )`);
    this.addSql(`
      create index employee_document_employee_idx on employee_document (company_id, employee_id);
      create index employee_document_expiry_idx on employee_document (company_id, expires_on);
      create unique index leaving_step_title_key on leaving_step (company_id, lower(title)) where deleted_at is null;
      create index leaving_step_assignee_idx on leaving_step (company_id, assignee_id);
      create index leaving_task_employee_idx on leaving_task (company_id, employee_id);
      create index leaving_task_assignee_idx on leaving_task (company_id, assignee_id)`);
    this.addSql(`select noria_tenant('employee_document'), noria_searchable('employee_document'), noria_tenant('leaving_step'),
      noria_searchable('leaving_step'), noria_tenant('leaving_task'), noria_searchable('leaving_task')`);
    this.addSql(`
      create view own_employee_document with (security_invoker) as
        select d.id, d.company_id, d.created_at, d.title, d.kind, d.issued_on, d.expires_on from employee_document d
        where d.company_id = noria_company() and d.deleted_at is null and d.employee_id = (select o.id from own_employee o)`);
    this.addSql(`
      create view own_leaving_task with (security_invoker) as
        select t.id, t.company_id, t.created_at, t.version, t.title, t.due_on, t.done_at, e.name as employee_name, e.left_on from leaving_task t
          join employee e on e.company_id = t.company_id and e.id = t.employee_id
        where t.company_id = noria_company() and t.deleted_at is null and t.assignee_id = nullif(current_setting('app.user', true), '')::uuid`);
    this.addSql(`select noria_grant('own_employee_document', 'select'), noria_grant('own_leaving_task', 'select')`);
  }
}
