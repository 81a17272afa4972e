-- Many records in one demo company, most of them made after the ones that are there, with keys and days of their own: customers, contacts,
-- invoices with lines, journal entries with lines, stock moves, tasks, the audit trail and e-mails. Settings: large.records. As superuser.
create function pg_temp.grow(target regclass, source text, overrides jsonb) returns void language plpgsql as $$
declare
  columns text := (select string_agg(format('%I', attname), ', ' order by attnum) from pg_attribute
    where attrelid = target and attnum > 0 and not attisdropped and attgenerated = '');
  chosen text := (select string_agg(coalesce(overrides ->> attname, format('t.%I', attname)), ', ' order by attnum) from pg_attribute
    where attrelid = target and attnum > 0 and not attisdropped and attgenerated = '');
  since constant timestamptz := clock_timestamp();
  made bigint;
begin
  execute format('create temporary table sample as select *, row_number() over () - 1 as sample_place from (select * from %s where company_id = noria_company() limit 60) s', target);
  if not exists (select from sample) then raise 'the demo has no %', target; end if;
  execute format('insert into %s (%s) select %s from %s join sample t on t.sample_place = p.n %% (select count(*) from sample)', target, columns, chosen, source);
  get diagnostics made = row_count;
  drop table sample;
  raise notice '% % in % s', made, target, round(extract(epoch from clock_timestamp() - since));
end $$;

do $$
declare
  records constant int := current_setting('large.records')::int;
  numbers constant text := 'generate_series(1, %s) as p (n)';
  -- What is new keeps the type of what it is made after.
  id constant text := 'noria_new_id(get_byte(uuid_send(t.id), 15))';
  made constant text := $q$now() - p.n * interval '20 seconds'$q$;
  day constant text := $q$current_date - p.n % 2000$q$;
begin
  -- With their words for the search.
  perform pg_temp.grow('customer', format(numbers, records * 3 / 100), jsonb_build_object('id', id, 'created_at', made, 'updated_at', made,
    'name', $q$t.name || ' ' || p.n$q$, 'email', $q$'office' || p.n || '@large.test'$q$, 'phone', $q$'+34' || 600000000 + p.n$q$, 'tax_number', 'null',
    'merged_into_id', 'null', 'deleted_at', 'null'));
  perform pg_temp.grow('contact', format(numbers, records * 2 / 100), jsonb_build_object('id', id, 'created_at', made, 'updated_at', made,
    'name', $q$t.name || ' ' || p.n$q$, 'email', $q$'person' || p.n || '@large.test'$q$, 'deleted_at', 'null'));
  perform pg_temp.grow('task', format(numbers, records * 2 / 100), jsonb_build_object('id', id, 'created_at', made, 'updated_at', made,
    'number', '1000000 + p.n', 'key', $q$'LARGE-' || p.n$q$, 'name', $q$'Task ' || p.n || ' ' || t.name$q$, 'rank', $q$'zz' || lpad(p.n::text, 8, '0') || 'V'$q$,
    'plan_rank', $q$'zz' || lpad(p.n::text, 8, '0') || 'V'$q$, 'parent_id', 'null', 'source_key', 'null', 'deleted_at', 'null',
    'start_on', day, 'due_on', day));
  perform set_config('session_replication_role', 'replica', true);
  perform pg_temp.grow('sales_invoice', format(numbers, records * 6 / 100), jsonb_build_object('id', id, 'created_at', made, 'updated_at', made,
    'number', $q$case when t.state <> 'DRAFT' then 'LARGE-' || lpad(p.n::text, 8, '0') end$q$, 'issued_on', day, 'due_on', day || ' + 30', 'search', $q$'large ' || p.n$q$));
  perform pg_temp.grow('sales_invoice_line', $q$(select id, row_number() over () as n, position from sales_invoice
    cross join generate_series(1, 2) position where company_id = noria_company() and number like 'LARGE-%') p$q$,
    jsonb_build_object('id', id, 'invoice_id', 'p.id', 'position', 'p.position'));
  -- One in fifty is open.
  perform pg_temp.grow('open_item', $q$(select id, number, issued_on, due_on, row_number() over () as n from sales_invoice
    where company_id = noria_company() and number like 'LARGE-%') p$q$, jsonb_build_object('id', 'p.id', 'kind', $q$'SALES_INVOICE'$q$,
    'direction', $q$'RECEIVABLE'$q$, 'number', 'p.number', 'issued_on', 'p.issued_on', 'due_on', 'p.due_on', 'amount', 'abs(t.amount)',
    'paid', 'case when p.n % 50 = 0 then 0 else abs(t.amount) end', 'credited', '0', 'voided_on', 'null', 'exchange_rate', 'null', 'home_amount', 'null',
    'home_settled', 'null'));
  perform pg_temp.grow('journal_entry', format(numbers, records * 10 / 100), jsonb_build_object('id', id, 'number', $q$'LARGE-' || lpad(p.n::text, 8, '0')$q$,
    'posted_on', day, 'fiscal_year', $q$extract(year from current_date - p.n % 2000)::int$q$, 'reverses_id', 'null', 'recorded_at', made));
  perform pg_temp.grow('journal_line', $q$(select id, posted_on, row_number() over () as n, position from journal_entry
    cross join generate_series(1, 2) position where company_id = noria_company() and number like 'LARGE-%') p$q$,
    jsonb_build_object('id', id, 'entry_id', 'p.id', 'position', 'p.position', 'posted_on', 'p.posted_on'));
  perform pg_temp.grow('stock_move', format(numbers, records * 12 / 100), jsonb_build_object('id', id, 'source_line_id', 'null'));
  insert into outbox_mail (id, created_at, updated_at, recipient, subject, language, status)
    select noria_new_id(7), now() - n * interval '20 seconds', now() - n * interval '20 seconds', 'person' || n || '@large.test', 'Invoice ' || n, 'EN', 'SENT'
    from generate_series(1, records * 2 / 100) n;
  perform pg_temp.grow('audit_entry', format(numbers, records * 31 / 100), jsonb_build_object('id', id, 'at', made));
  perform set_config('session_replication_role', 'origin', true);
end $$;
