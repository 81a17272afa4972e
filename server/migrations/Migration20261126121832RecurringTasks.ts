import { Migration } from '@mikro-orm/migrations';
import { companyColumn, recordColumns } from './recordColumns.ts';

/** Templates of tasks, tasks that are made again each period, and which companies have tasks that are due. */
export class Migration20261126121832RecurringTasks extends Migration {
  up() {
    this.addSql(`
      create table task_template (
        ${recordColumns},
        name text collate "und-x-icu" not null,
        source_id uuid not null,
        plan jsonb not null default '[]',
        search text generated always as (noria_fold(name)) stored,
        foreign key (company_id, source_id) references task (company_id, id)
      );
      create unique index task_template_name_key on task_template (company_id, lower(name)) where deleted_at is null;
      create index task_template_source_idx on task_template (company_id, source_id);
      select noria_tenant('task_template'), noria_searchable('task_template')`);
    this.addSql(`
      create table recurring_task (
        ${recordColumns},
        title text collate "und-x-icu" not null,
        source_id uuid not null,
        frequency text not null check (frequency in ('WEEKLY', 'MONTHLY')),
        every integer not null default 1 check (every between 1 and 52),
        weekdays text[] not null default '{}',
        starts_on date not null,
        ends_on date check (ends_on >= starts_on),
        owner_id uuid,
        status text not null default 'ACTIVE' check (status in ('ACTIVE', 'INACTIVE')),
        next_on date,
        failed_on date,
        failure text,
        search text generated always as (noria_fold(title)) stored,
        foreign key (company_id, source_id) references task (company_id, id),
        foreign key (company_id, owner_id) references user_account (company_id, id)
      );
      create index recurring_task_source_idx on recurring_task (company_id, source_id);
      create index recurring_task_owner_idx on recurring_task (company_id, owner_id);
      create index recurring_task_next_idx on recurring_task (next_on) where status = 'ACTIVE' and deleted_at is null;
      select noria_tenant('recurring_task'), noria_searchable('recurring_task');
      select noria_platform_policy('recurring_task'), noria_platform_grant('recurring_task', 'select')`);
    this.addSql(`
      create table recurring_task_run (
        ${companyColumn},
        recurring_id uuid not null,
        period_on date not null,
        -- None if the period was left out.
        task_id uuid,
        primary key (company_id, recurring_id, period_on),
        unique (company_id, task_id),
        foreign key (company_id, recurring_id) references recurring_task (company_id, id),
        foreign key (company_id, task_id) references task (company_id, id)
      );
      select noria_tenant('recurring_task_run', 'select, insert')`);
    this.addSql(`
      create index task_open_due_idx on task (due_on) where done_at is null and deleted_at is null;
      select noria_platform_policy('task'), noria_platform_grant('task', 'select')`);
  }
}
