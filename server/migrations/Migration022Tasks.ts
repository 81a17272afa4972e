import { Migration } from '@mikro-orm/migrations';
import { recordColumns } from './Migration002Administration.ts';

/** What is done in the background for a user, with its progress; and what of a user's own is seen by whom. */
export class Migration022Tasks extends Migration {
  up() {
    this.addSql(`
      create table background_task (
        ${recordColumns},
        user_id uuid not null default (current_setting('app.user'::text))::uuid,
        kind text not null check (kind in ('IMPORT', 'BULK_UPDATE', 'BULK_DELETE', 'EXPORT')),
        entity text not null,
        name text,
        -- The mutation and its input, said once more when it is its turn; of an export what was asked for.
        operation text not null,
        input jsonb not null,
        language text not null check (language in ('en', 'ar', 'sp')),
        origin jsonb not null,
        status text not null default 'WAITING' check (status in ('WAITING', 'RUNNING', 'DONE', 'FAILED', 'CANCELLED')),
        done integer not null default 0 check (done >= 0),
        total integer check (total >= 0),
        counts jsonb,
        result jsonb,
        error jsonb,
        has_file boolean not null default false,
        cancel_asked_at timestamptz(3),
        started_at timestamptz(3),
        finished_at timestamptz(3),
        foreign key (company_id, user_id) references user_account (company_id, id)
      )`);
    this.addSql(`create index background_task_user_idx on background_task (company_id, user_id, created_at, id) where deleted_at is null`);
    this.addSql(`create index background_task_open_idx on background_task (created_at) where status in ('WAITING', 'RUNNING')`);
    this.addSql(`create index background_task_finished_idx on background_task (finished_at)`);
    // Nobody sees another one's, his colleagues and administrators neither; the worker is the platform.
    this.addSql(`alter table background_task enable row level security`);
    this.addSql(`alter table background_task force row level security`);
    this.addSql(`
      create policy own on background_task
        using (company_id = noria_company() and user_id = nullif(current_setting('app.user', true), '')::uuid)`);
    this.addSql(`create policy platform on background_task to current_user using (noria_platform()) with check (noria_platform())`);
    this.addSql(`select noria_grant('background_task', 'select, insert, update')`);

    // One after the other for each user: he sees them done in the order he asked, and takes nobody else's turn.
    this.addSql(`
      create function noria_enqueue_task(task_id uuid) returns void
      language plpgsql security definer set search_path = pg_catalog, public as $$
      declare
        of_user text := current_setting('app.user');
      begin
        perform graphile_worker.add_job('runTask',
          json_build_object('taskId', task_id, 'companyId', public.noria_company(), 'userId', of_user),
          queue_name := 'tasks ' || of_user, job_key := 'task ' || task_id, max_attempts := 5);
      end $$`);
    this.addSql(`revoke all on function noria_enqueue_task(uuid) from public`);
    this.addSql(`
      do $$ begin
        if noria_request_role() is not null then
          execute format('grant execute on function noria_enqueue_task(uuid) to %I', noria_request_role());
        end if;
      end $$`);
    this.webhooks();
    this.savedViews();
  }

  /** What concerns one user alone, a notification or the progress of a task, is told to nobody else. */
  private webhooks() {
    this.addSql(`
      create or replace function noria_fan_out() returns trigger language plpgsql as $$
      declare
        endpoint record;
        delivery uuid;
        told jsonb;
      begin
        for endpoint in
          select e.id, e.types from webhook_endpoint e where e.company_id = new.company_id and e.status = 'ACTIVE' and e.deleted_at is null
        loop
          select jsonb_agg(change) into told from jsonb_array_elements(new.changes) as change
            where change ->> 'type' not in ('WebhookEndpoint', 'WebhookDelivery') and change ->> 'userId' is null
              and (endpoint.types = '{}' or change ->> 'type' = any (endpoint.types));
          continue when told is null;
          delivery := noria_new_id(22);
          insert into webhook_delivery (id, company_id, endpoint_id, changes) values (delivery, new.company_id, endpoint.id, told);
          perform noria_enqueue('deliverWebhook', jsonb_build_object('deliveryId', delivery), 'webhook ' || delivery);
        end loop;
        return null;
      end $$`);
  }

  /** What a list is narrowed by says much about what it lists: a shared view is for those who may open the list. */
  private savedViews() {
    this.addSql(`
      create function noria_may(access text[]) returns boolean language plpgsql stable as $$
      begin
        return 'SIGNED_IN' = any (access) or exists (
          select from user_account u
          join role r on r.company_id = u.company_id and r.id = u.role_id and r.status = 'ACTIVE' and r.deleted_at is null
          join company c on c.id = u.company_id
          where u.company_id = noria_company() and u.id = nullif(current_setting('app.user', true), '')::uuid
            and (r.is_super_admin and 'SUPER_ADMIN' = any (access)
              or exists (select from unnest(r.permissions) p where p = any (access) and (p = 'ADMINISTRATIVE_ROLES' or p = any (c.modules)))));
      end $$`);
    this.addSql(`alter table saved_view add column access text[] not null default '{}'`);
    this.addSql(`drop policy own_or_shared on saved_view`);
    this.addSql(`create policy own_or_shared on saved_view as restrictive
      using (user_id::text = current_setting('app.user', true) or is_shared and noria_may(access))
      with check (user_id::text = current_setting('app.user', true))`);
  }
}
