/** Background jobs; their own tables are the job library's (graphile_worker). */
export const jobs = `
-- Requests ask for a job of their own company, and for nothing else of the library's schema.
create function noria_enqueue(task text, payload jsonb, key text default null) returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform graphile_worker.add_job(task, (payload || jsonb_build_object('companyId', public.noria_company()))::json, job_key := key, max_attempts := 12);
end $$;
select noria_grant_execute('noria_enqueue(text, jsonb, text)');

-- The library's tables show their rows to their owner alone. Called again after each migration of the library's.
create function noria_open_worker() returns void language plpgsql as $$
declare
  target regclass;
begin
  execute format('grant usage on schema graphile_worker to %I', noria_platform_role());
  execute format('grant select, insert, update, delete on all tables in schema graphile_worker to %I', noria_platform_role());
  execute format('grant usage on all sequences in schema graphile_worker to %I', noria_platform_role());
  for target in
    select c.oid from pg_class c where c.relnamespace = 'graphile_worker'::regnamespace and c.relrowsecurity
      and not exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'platform')
  loop
    execute format('create policy platform on %s to %I using (true) with check (true)', target, noria_platform_role());
  end loop;
end $$;
`;
