/** Functions that every table is made with: the current company, the serving roles, and row level security. */
export const tenancy = `
create extension if not exists pg_trgm;

revoke create on schema public from public;

create function noria_company() returns uuid language sql stable parallel safe
  as $$ select nullif(current_setting('app.company', true), '')::uuid $$;

-- The platform's own work sets this; requests that set it still see none of its rows.
create function noria_platform() returns boolean language sql stable parallel safe
  as $$ select current_setting('app.platform', true) = 'on' $$;

-- Two roles serve, and neither owns anything. Requests see one company at a time; the platform has their rights and those granted to it alone.
create function noria_request_role() returns name language sql stable
  as $$ select rolname from pg_roles where rolname = current_database() || '_request' $$;

create function noria_platform_role() returns name language sql stable
  as $$ select rolname from pg_roles where rolname = current_database() || '_platform' $$;

-- Grants rights on a table or view to requests. The platform may read it too, for backups.
create function noria_grant(target regclass, rights text) returns void language plpgsql as $$
begin
  execute format('grant %s on %s to %I', rights, target, noria_request_role());
  perform noria_platform_grant(target, 'select');
end $$;

-- Grants rights that requests do not have.
create function noria_platform_grant(target regclass, rights text) returns void language plpgsql as $$
begin
  execute format('grant %s on %s to %I', rights, target, noria_platform_role());
end $$;

-- Lets only this role call a function.
create function noria_grant_execute(called regprocedure, caller name default noria_request_role()) returns void language plpgsql as $$
begin
  execute format('revoke all on function %s from public', called);
  execute format('grant execute on function %s to %I', called, caller);
end $$;

-- Enables row level security, also for the owner, whose functions go through the same policies.
create function noria_wall(target regclass) returns void language plpgsql as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
end $$;

-- Makes a table the companies': requests reach the rows of their own company.
create function noria_tenant(target regclass, rights text default 'select, insert, update, delete') returns void language plpgsql as $$
begin
  perform noria_wall(target);
  execute format('create policy tenant on %s using (company_id = noria_company()) with check (company_id = noria_company())', target);
  perform noria_grant(target, rights);
end $$;

-- Makes a table the platform's: requests see no row of it.
create function noria_platform_table(target regclass, rights text default 'select, insert, update, delete') returns void language plpgsql as $$
begin
  perform noria_wall(target);
  perform noria_platform_policy(target);
  perform noria_platform_grant(target, rights);
end $$;

-- Lets the platform's own work reach every row.
create function noria_platform_policy(target regclass) returns void language plpgsql as $$
begin
  execute format('create policy platform on %s to current_user, %I using (noria_platform()) with check (noria_platform())', target, noria_platform_role());
end $$;

select noria_platform_grant('noria_migration', 'select');
`;
