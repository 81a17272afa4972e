import { Migration } from '@mikro-orm/migrations';

/** The order in which the tasks of a project are planned, beginning with that of their numbers. */
export class Migration20261126085544TaskPlanning extends Migration {
  up() {
    this.addSql(`
      create function noria_plan_rank(number integer) returns text language sql immutable as $$
        select 'd' || string_agg(substr('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz', number / unit % 62 + 1, 1), '' order by unit desc)
        from unnest(array[238328, 3844, 62, 1]) as unit
      $$;
      alter table task add column plan_rank text collate "C";
      alter table task no force row level security;
      update task set plan_rank = noria_plan_rank(number);
      alter table task force row level security;
      alter table task alter column plan_rank set not null,
        add constraint task_plan_rank_key unique (company_id, project_id, plan_rank) deferrable;
      drop function noria_plan_rank;
      create index task_plan_idx on task (company_id, project_id, plan_rank, id) where deleted_at is null and done_at is null`);
  }
}
