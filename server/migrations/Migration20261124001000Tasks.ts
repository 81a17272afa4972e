import { Migration } from '@mikro-orm/migrations';
import { recordColumns } from './recordColumns.ts';

/** Tasks of projects, who works on them, and which wait for which. */
export class Migration20261124001000Tasks extends Migration {
  up() {
    const live = 'where deleted_at is null';
    this.addSql(`
      create table task (
        ${recordColumns},
        project_id uuid not null,
        number integer not null check (number >= 1),
        key text not null,
        parent_id uuid,
        name text collate "und-x-icu" not null,
        summary text not null,
        tags text[] not null,
        column_id uuid not null,
        rank text collate "C" not null,
        priority text not null check (priority in ('LOW', 'MEDIUM', 'HIGH', 'URGENT')),
        column_since timestamptz(3) not null default now(),
        done_at timestamptz(3),
        start_on date,
        due_on date check (due_on >= start_on),
        estimate_hours numeric check (estimate_hours >= 0),
        weightage integer check (weightage >= 0),
        search text generated always as (noria_fold(key || ' ' || name || ' ' || summary)) stored,
        constraint task_rank_key unique (company_id, column_id, rank) deferrable,
        constraint task_number_key unique (company_id, project_id, number),
        constraint task_parent_id_check check (parent_id <> id),
        foreign key (company_id, project_id) references project (company_id, id),
        foreign key (company_id, parent_id) references task (company_id, id),
        foreign key (company_id, column_id) references status_column (company_id, id)
      )`);
    this.addSql(`create index task_board_idx on task (company_id, column_id, rank, id) include (project_id) ${live}`);
    this.addSql(`create index task_project_idx on task (company_id, project_id, due_on) ${live}`);
    this.addSql(`create index task_parent_idx on task (company_id, parent_id)`);
    this.addSql(`create index task_due_idx on task (company_id, due_on, id) ${live}`);
    // Read by the dashboard: open tasks by their due day.
    this.addSql(`create index task_open_idx on task (company_id, due_on) where deleted_at is null and done_at is null`);
    this.addSql(`
      create table task_assignee (
        ${recordColumns},
        task_id uuid not null,
        position integer not null check (position >= 1),
        user_id uuid not null,
        unique (company_id, task_id, user_id),
        foreign key (company_id, task_id) references task (company_id, id),
        foreign key (company_id, user_id) references user_account (company_id, id)
      )`);
    this.addSql(`create index task_assignee_user_idx on task_assignee (company_id, user_id)`);
    this.addSql(`
      create table task_dependency (
        ${recordColumns},
        task_id uuid not null,
        predecessor_id uuid not null,
        type text not null check (type in ('FINISH_START', 'START_START', 'FINISH_FINISH')),
        lag integer not null default 0,
        check (task_id <> predecessor_id),
        foreign key (company_id, task_id) references task (company_id, id),
        foreign key (company_id, predecessor_id) references task (company_id, id)
      )`);
    this.addSql(`create unique index task_dependency_predecessor_id_key on task_dependency (company_id, task_id, predecessor_id) ${live}`);
    this.addSql(`create index task_dependency_predecessor_idx on task_dependency (company_id, predecessor_id)`);
    this.addSql(`select noria_tenant('task'), noria_searchable('task'), noria_tenant('task_assignee'), noria_tenant('task_dependency')`);
  }
}
