import { Migration } from '@mikro-orm/migrations';
import { recordColumns } from './recordColumns.ts';

/** The first columns of each scope, with their groups and keys (domain §9). */
const first = `(values ('TODO', 'TODO', 'a0'), ('IN_PROGRESS', 'DOING', 'a1'), ('COMPLETED', 'DONE', 'a2')) as kinds (kind, of, rank)`;

/** Projects, their members, and the status columns of projects and tasks. */
export class Migration20261123225500Projects extends Migration {
  up() {
    this.statusColumns();
    this.addSql(`
      create table project (
        ${recordColumns},
        name text collate "und-x-icu" not null,
        key text not null,
        categories text[] not null,
        column_id uuid not null,
        rank text collate "C" not null,
        priority text not null check (priority in ('LOW', 'MEDIUM', 'HIGH', 'URGENT')),
        column_since timestamptz(3) not null default now(),
        done_at timestamptz(3),
        start_on date not null,
        due_on date not null check (due_on >= start_on),
        budget numeric(19,4) not null check (budget >= 0),
        description text,
        -- Number of its next task.
        next_task integer not null default 1,
        search text generated always as (noria_fold(key || ' ' || name || ' ' || coalesce(description, ''))) stored,
        constraint project_rank_key unique (company_id, column_id, rank) deferrable,
        constraint project_key_key unique (company_id, key),
        foreign key (company_id, column_id) references status_column (company_id, id)
      )`);
    const live = 'where deleted_at is null';
    this.addSql(`create index project_board_idx on project (company_id, column_id, rank, id) include (budget) ${live}`);
    this.addSql(`create index project_name_idx on project (company_id, name, id) ${live}`);
    this.addSql(`
      create table project_member (
        ${recordColumns},
        project_id uuid not null,
        position integer not null check (position >= 1),
        user_id uuid not null,
        unique (company_id, project_id, user_id),
        foreign key (company_id, project_id) references project (company_id, id),
        foreign key (company_id, user_id) references user_account (company_id, id)
      )`);
    this.addSql(`create index project_member_user_idx on project_member (company_id, user_id)`);
    this.addSql(`select noria_tenant('project'), noria_searchable('project'), noria_tenant('project_member')`);
  }

  /** Keys of columns are deferrable, so that one statement can give all of them new ones. */
  private statusColumns() {
    this.addSql(`
      create table status_column (
        ${recordColumns},
        scope text not null check (scope in ('PROJECT', 'TASK')),
        kind text not null default 'CUSTOM' check (kind in ('TODO', 'IN_PROGRESS', 'COMPLETED', 'CUSTOM')),
        status_group text not null check (status_group in ('TODO', 'DOING', 'DONE')),
        title text collate "und-x-icu" check ((title is null) = (kind <> 'CUSTOM')),
        rank text collate "C" not null,
        constraint status_column_rank_key unique (company_id, scope, rank) deferrable
      )`);
    this.addSql(`create unique index status_column_kind_key on status_column (company_id, scope, kind) where kind <> 'CUSTOM'`);
    this.addSql(`create unique index status_column_title_key on status_column (company_id, scope, lower(title)) where deleted_at is null`);
    this.addSql(`select noria_tenant('status_column')`);
    this.addSql(`
      create function noria_found_status_columns(company uuid) returns void language plpgsql as $$
      declare entered text := current_setting('app.company', true);
      begin
        perform set_config('app.company', company::text, true);
        insert into status_column (id, company_id, scope, kind, status_group, rank)
          select noria_new_id(192), company, scope, kind, of, rank from ${first}, unnest(array['PROJECT', 'TASK']) as scope;
        perform set_config('app.company', coalesce(entered, ''), true);
      end $$`);
    this.addSql(`
      create function noria_status_columns_founded() returns trigger language plpgsql as $$
      begin
        perform noria_found_status_columns(new.id);
        return null;
      end $$`);
    this.addSql(`create trigger status_columns after insert on company for each row execute function noria_status_columns_founded()`);
    // One company at a time, because row level security shows the rows of one.
    this.addSql(`
      do $$
      declare one uuid;
      begin
        perform set_config('app.platform', 'on', true);
        for one in select id from company loop
          perform noria_found_status_columns(one);
        end loop;
        perform set_config('app.platform', '', true);
      end $$`);
  }
}
