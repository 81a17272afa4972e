import { Migration } from '@mikro-orm/migrations';
import { ownCompanyColumn, recordColumns } from './recordColumns.ts';

/** Sprints of projects, and which tasks were in them when. */
export class Migration20261124072000Sprints extends Migration {
  up() {
    const live = 'where deleted_at is null';
    this.addSql(`
      create table sprint (
        ${recordColumns},
        name text collate "und-x-icu" not null,
        project_id uuid not null,
        status text not null check (status in ('FUTURE', 'NEXT', 'CURRENT', 'COMPLETED')),
        starts_on date,
        ends_on date check (ends_on >= starts_on),
        goal text,
        completed_at timestamptz(3),
        frozen_tasks integer,
        frozen_done integer,
        frozen_hours numeric,
        frozen_done_hours numeric,
        released_ids uuid[],
        search text generated always as (noria_fold(name || ' ' || coalesce(goal, ''))) stored,
        constraint sprint_completed_check check ((status = 'COMPLETED') = (completed_at is not null)),
        foreign key (company_id, project_id) references project (company_id, id)
      )`);
    this.addSql(`create unique index sprint_status_key on sprint (company_id, project_id) where status = 'CURRENT' and deleted_at is null`);
    this.addSql(`create index sprint_project_idx on sprint (company_id, project_id, starts_on) ${live}`);
    this.addSql(`create index sprint_ends_idx on sprint (company_id, ends_on, id) ${live}`);
    this.addSql(`
      alter table task add column sprint_id uuid,
        add constraint task_sprint_id_fkey foreign key (company_id, sprint_id) references sprint (company_id, id)`);
    this.addSql(`create index task_sprint_idx on task (company_id, sprint_id) where sprint_id is not null`);
    this.addSql(`
      create table sprint_scope (
        ${ownCompanyColumn},
        sprint_id uuid not null,
        task_id uuid not null,
        added_at timestamptz(3) not null default now(),
        removed_at timestamptz(3),
        primary key (company_id, sprint_id, task_id, added_at),
        foreign key (company_id, sprint_id) references sprint (company_id, id),
        foreign key (company_id, task_id) references task (company_id, id)
      )`);
    this.addSql(`select noria_tenant('sprint'), noria_searchable('sprint'), noria_tenant('sprint_scope')`);
    // Whatever moves a task between sprints is noted. What was in a completed sprint stays noted there.
    this.addSql(`
      create function noria_sprint_scope() returns trigger language plpgsql as $$
      begin
        if tg_op = 'UPDATE' and old.sprint_id is not null and old.deleted_at is null
            and (new.sprint_id is distinct from old.sprint_id or new.deleted_at is not null) then
          update sprint_scope i set removed_at = now() from sprint s
            where s.company_id = old.company_id and s.id = old.sprint_id and s.completed_at is null
              and i.company_id = s.company_id and i.sprint_id = s.id and i.task_id = old.id and i.removed_at is null;
        end if;
        if new.sprint_id is not null and new.deleted_at is null
            and (tg_op = 'INSERT' or new.sprint_id is distinct from old.sprint_id or old.deleted_at is not null) then
          insert into sprint_scope (company_id, sprint_id, task_id) values (new.company_id, new.sprint_id, new.id)
            on conflict (company_id, sprint_id, task_id, added_at) do update set removed_at = null;
        end if;
        return null;
      end $$`);
    this.addSql(`
      create trigger sprint_scope after insert or update of sprint_id, deleted_at on task
        for each row execute function noria_sprint_scope()`);
  }
}
