import { Migration } from '@mikro-orm/migrations';

/**
 * Tasks that run in steps, each a transaction of its own, and the task that processes a payroll run. Whether it still runs concerns everybody who
 * sees the run, and a task is seen by its user alone; these two functions answer only that, and let whoever asks again resume it.
 */
export class Migration20261126023412PayrollProcessing extends Migration {
  up() {
    this.addSql(`alter table background_task drop constraint background_task_kind_check;
      alter table background_task add constraint background_task_kind_check
        check (kind in ('IMPORT', 'BULK_UPDATE', 'BULK_DELETE', 'EXPORT', 'PROCESSING'))`);
    this.addSql(`alter table payroll_run add column processing_id uuid`);
    this.addSql(`
      create function noria_open_task_owner(task_id uuid) returns uuid
      language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
      declare
        platform_before text := coalesce(current_setting('app.platform', true), '');
        owner uuid;
      begin
        perform set_config('app.platform', 'on', true);
        select t.user_id into owner from background_task t
          where t.company_id = noria_company() and t.id = task_id and t.deleted_at is null and t.status in ('WAITING', 'RUNNING');
        perform set_config('app.platform', platform_before, true);
        return owner;
      end $$;
      revoke all on function noria_open_task_owner(uuid) from public`);
    this.addSql(`
      create function noria_task_is_open(task_id uuid) returns boolean
      language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$ select noria_open_task_owner(task_id) is not null $$`);
    // Replaces the job, and with it how often it was tried, unless a process has it in hand.
    this.addSql(`
      create function noria_resume_task(task_id uuid) returns boolean
      language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
      declare
        owner uuid := noria_open_task_owner(task_id);
      begin
        if owner is null then return false; end if;
        if not exists (select from graphile_worker.jobs j where j.key = 'task ' || task_id and j.locked_at is not null) then
          perform graphile_worker.add_job('runTask', json_build_object('taskId', task_id, 'companyId', public.noria_company(), 'userId', owner),
            queue_name := 'tasks ' || owner, job_key := 'task ' || task_id, max_attempts := 5);
        end if;
        return true;
      end $$`);
    this
      .addSql(`select noria_grant_execute('noria_task_is_open(uuid)'), noria_grant_execute('noria_task_is_open(uuid)', noria_platform_role()),
      noria_grant_execute('noria_resume_task(uuid)')`);
  }
}
