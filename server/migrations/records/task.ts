import { recordColumns } from '../recordColumns.ts';

/** What is done in the background for a user, with its progress. Nobody sees another's, colleagues and administrators neither; the worker is the platform. */
export const tasks = `
create table background_task (
  
  ${recordColumns},
  user_id uuid not null default (current_setting('app.user'::text))::uuid,
  kind text not null check (kind in ('IMPORT', 'BULK_UPDATE', 'BULK_DELETE', 'EXPORT')),
  entity text not null,
  name text,
  -- The mutation and its input, executed when its turn comes; for an export, what was asked for.
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
);
create index background_task_user_idx on background_task (company_id, user_id, created_at, id) where deleted_at is null;
create index background_task_open_idx on background_task (created_at) where status in ('WAITING', 'RUNNING');
create index background_task_finished_idx on background_task (finished_at);
select noria_platform_table('background_task', 'delete'), noria_grant('background_task', 'select, insert, update');
create policy own on background_task
  using (company_id = noria_company() and user_id = nullif(current_setting('app.user', true), '')::uuid);

-- One after the other for each user: they see them done in the order they asked, and take nobody else's turn.
create function noria_enqueue_task(task_id uuid) returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  of_user text := current_setting('app.user');
begin
  perform graphile_worker.add_job('runTask',
    json_build_object('taskId', task_id, 'companyId', public.noria_company(), 'userId', of_user),
    queue_name := 'tasks ' || of_user, job_key := 'task ' || task_id, max_attempts := 5);
end $$;
select noria_grant_execute('noria_enqueue_task(uuid)');
`;

/** Results of the last check of each invariant. The platform's own company has the rows for all companies together. */
export const invariantCheck = `
create table invariant_check (
  
  ${recordColumns},
  key text not null,
  state text not null default 'WAITING' check (state in ('WAITING', 'SOUND', 'BROKEN', 'UNKNOWN')),
  checked_at timestamptz(3),
  duration_ms integer,
  -- The number of rows that break it, and the first of them.
  broken integer not null default 0,
  rows jsonb,
  unique (company_id, key)
);
select noria_tenant('invariant_check', 'select, insert, update');
`;
