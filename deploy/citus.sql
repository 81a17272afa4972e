-- Prints the statements that distribute Noria's tables by company with Citus, to be read before they are run (docs/operating.md, "Distributed databases").
-- Tables of companies are distributed by company_id. Shared tables are copied to every node, and so are those by which somebody is found before
-- the company is known, because their unique keys do not have the company.
with plain as (
  select c.oid, c.oid::regclass::text as name,
    (select a.attnum from pg_attribute a where a.attrelid = c.oid and not a.attisdropped and a.attname = 'company_id') as company
  from pg_class c
  where c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace = 'public'::regnamespace and c.relname <> 'noria_migration'
), placed as (
  select *, company is not null and not exists (
    select from pg_index i where i.indrelid = plain.oid and i.indisunique and not company = any (i.indkey)) as is_distributed
  from plain
), foreign_key as (
  select here.name as of, quote_ident(k.conname) as name, pg_get_constraintdef(k.oid) as definition,
    -- What is on every node cannot refer to what is on one.
    not there.is_distributed or here.is_distributed and exists (
      select from unnest(k.conkey, k.confkey) as pair (one, other) where pair.one = here.company and pair.other = there.company) as is_kept
  from pg_constraint k join placed here on here.oid = k.conrelid join placed there on there.oid = k.confrelid
  where k.contype = 'f' and k.conparentid = 0
), statement (rank, name, text) as (
  select 1, of || name, format('alter table %s drop constraint %s;', of, name) from foreign_key
  union all
  select 2, name, format('select create_reference_table(%L);', name) from placed where not is_distributed
  union all
  select 3, name, format('select create_distributed_table(%L, %L);', name, 'company_id') from placed where is_distributed
  union all
  select 4, of || name, format('%salter table %s add constraint %s %s;', case when is_kept then '' else '-- Cannot be held: ' end, of, name, definition) from foreign_key
)
select text from statement order by rank, name;
