/**
 * Tables in partitions, each of a year. They are divided by id, a UUID version 7 that begins with the time it was made at: so the id alone is
 * still unique, and foreign keys still name it.
 */
export const addYears = `
-- The lowest id of a year (UTC).
create function noria_first_id(year integer) returns uuid language sql stable parallel safe as $$
  select (lpad(to_hex((extract(epoch from make_timestamptz(year, 1, 1, 0, 0, 0, 'UTC')) * 1000)::bigint), 12, '0') || repeat('0', 20))::uuid $$;

-- Gives a table the row policies of another one.
create function noria_copy_policies(source regclass, target regclass) returns void language plpgsql as $$
declare
  policy record;
begin
  perform noria_wall(target);
  for policy in
    select polname as name, case when polpermissive then 'permissive' else 'restrictive' end as kind,
      case polcmd when 'r' then 'select' when 'a' then 'insert' when 'w' then 'update' when 'd' then 'delete' else 'all' end as command,
      (select string_agg(case role when 0 then 'public' else quote_ident(pg_get_userbyid(role)) end, ', ') from unnest(polroles) role) as roles,
      coalesce('using (' || pg_get_expr(polqual, polrelid) || ') ', '') || coalesce('with check (' || pg_get_expr(polwithcheck, polrelid) || ')', '') as rule
    from pg_policy where polrelid = source
  loop
    execute format('create policy %I on %s as %s for %s to %s %s', policy.name, target, policy.kind, policy.command, policy.roles, policy.rule);
  end loop;
end $$;
revoke all on function noria_copy_policies(regclass, regclass) from public;

-- Adds the partition of a year unless there is one, with the table's policies and no grants: nobody who serves reaches its rows but by the table. A year of which the partition for all others holds rows already stays there.
create function noria_add_year(whole regclass, year integer) returns void language plpgsql as $$
declare
  part constant text := format('%s_%s', whole, year);
begin
  if to_regclass(part) is null then
    execute format('create table public.%I partition of %s for values from (%L) to (%L)', part, whole, noria_first_id(year), noria_first_id(year + 1));
    perform noria_copy_policies(whole, part::regclass);
  end if;
exception
  when check_violation then
    raise warning 'rows of % are in the partition for all other years already', part;
  when invalid_object_definition then
    -- An earlier partition has this year too.
    null;
end $$;
revoke all on function noria_add_year(regclass, integer) from public;

-- Adds the partitions of this year and the next, and one for all others, to every table in partitions, and takes the statistics of the whole
-- table, which autovacuum does not.
create function noria_add_years() returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp set lock_timeout = '5s' as $$
declare
  whole regclass;
  rest text;
  year constant integer := extract(year from now() at time zone 'UTC');
begin
  for whole in select p.partrelid from pg_partitioned_table p join pg_class c on c.oid = p.partrelid where c.relnamespace = 'public'::regnamespace loop
    rest := format('%s_rest', whole);
    if to_regclass(rest) is null then
      execute format('create table public.%I partition of %s default', rest, whole);
      perform noria_copy_policies(whole, rest::regclass);
    end if;
    perform noria_add_year(whole, year), noria_add_year(whole, year + 1);
    execute format('analyze %s', whole);
  end loop;
end $$;
select noria_grant_execute('noria_add_years()', noria_platform_role());
`;

/**
 * Divides a table by the years of ids. Its rows stay where they are: the table becomes the partition of all years up to this one, so nothing is
 * copied, and the table is read once. Keys, indexes, views and policies move to the new table; its grants are for the caller to add.
 *
 * @param key column that holds the id.
 */
export const divide = (table: string, key: string): string => `
do $$
declare
  whole constant text := '${table}';
  last integer;
  part text;
  one record;
  moved text[] := '{}';
  statement text;
begin
  alter table ${table} no force row level security;
  -- A clock may have been ahead.
  select extract(year from greatest(now(), to_timestamp(max(('x' || left(replace(${key}::text, '-', ''), 12))::bit(48)::bigint) / 1000.0)) at time zone 'UTC')
    into last from ${table};
  part := format('%s_%s', whole, last);

  for one in select conrelid::regclass as of, conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
    where contype = 'f' and conparentid = 0 and confrelid = whole::regclass
  loop
    execute format('alter table %s drop constraint %I', one.of, one.name);
    moved := moved || format('alter table %s add constraint %I %s', one.of, one.name, one.definition);
  end loop;
  for one in select distinct v.oid::regclass as name, pg_get_viewdef(v.oid) as definition
    from pg_depend d join pg_rewrite r on r.oid = d.objid join pg_class v on v.oid = r.ev_class
    where d.classid = 'pg_rewrite'::regclass and d.refclassid = 'pg_class'::regclass and d.refobjid = whole::regclass and v.relkind = 'v'
  loop
    moved := moved || format('create or replace view %s with (security_invoker = true) as %s', one.name, one.definition);
  end loop;
  for one in select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
    where contype in ('p', 'f') and conparentid = 0 and conrelid = whole::regclass order by contype desc
  loop
    moved := format('alter table %I add constraint %I %s', whole, one.name, one.definition) || moved;
  end loop;
  for one in select i.relname as name, x.indisprimary as is_key, pg_get_indexdef(i.oid) as definition from pg_index x join pg_class i on i.oid = x.indexrelid
    where x.indrelid = whole::regclass
  loop
    execute format('alter index %I rename to %I', one.name, replace(one.name, whole, part));
    if not one.is_key then moved := one.definition || moved; end if;
  end loop;

  execute format('alter table %I rename to %I', whole, part);
  execute format('revoke all on %I from %I, %I', part, noria_request_role(), noria_platform_role());
  execute format('create table %I (like %I including defaults including constraints including generated including storage) partition by range (${key})',
    whole, part);
  moved := format('alter table %I attach partition %I for values from (minvalue) to (%L)', whole, part, noria_first_id(last + 1)) || moved;
  foreach statement in array moved loop execute statement; end loop;
  execute format('alter table %I force row level security', part);
  perform noria_copy_policies(part::regclass, whole::regclass);
end $$`;
