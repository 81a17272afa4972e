import { Migration } from '@mikro-orm/migrations';
import { recordColumns } from './recordColumns.ts';

/** Time spent on projects, and what an hour of a user costs. */
export class Migration20261125232300TimeEntries extends Migration {
  up() {
    this.addSql(`
      create table time_entry (
        ${recordColumns},
        project_id uuid not null,
        task_id uuid,
        user_id uuid not null,
        spent_on date not null,
        hours numeric not null check (hours > 0 and hours <= 24),
        is_billable boolean not null default false,
        note text,
        foreign key (company_id, project_id) references project (company_id, id),
        foreign key (company_id, task_id) references task (company_id, id),
        foreign key (company_id, user_id) references user_account (company_id, id)
      )`);
    const live = 'where deleted_at is null';
    this.addSql(`create index time_entry_project_idx on time_entry (company_id, project_id, spent_on) ${live}`);
    this.addSql(`create index time_entry_task_idx on time_entry (company_id, task_id)`);
    this.addSql(`create index time_entry_user_idx on time_entry (company_id, user_id, spent_on) ${live}`);
    this.addSql(`create index time_entry_day_idx on time_entry (company_id, spent_on, id) ${live}`);
    this.addSql(`select noria_tenant('time_entry')`);
    // Yearly gross by the hours of a year (modules, projects); nothing for users who are no employees or have no salary.
    this.addSql(`
      create function noria_hourly_cost(of_user uuid, on_day date) returns numeric language sql stable as $$
        select coalesce((
          select noria_salary_on(e.id, on_day) * 12 / 2080 from employee e
          where e.company_id = noria_company() and e.user_id = of_user and e.deleted_at is null limit 1), 0) $$`);
    this.addSql(`
      create function noria_time_cost(of_project uuid, except_entry uuid default null) returns numeric language sql stable as $$
        select coalesce(round(sum(t.hours * noria_hourly_cost(t.user_id, t.spent_on)), 4), 0) from time_entry t
        where t.company_id = noria_company() and t.project_id = of_project and t.deleted_at is null and t.id is distinct from except_entry $$`);
  }
}
