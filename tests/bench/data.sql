-- The benchmark's rows, the same in every run. Settings: bench.customers, bench.products, bench.invoices (totals over all companies
-- afterwards), bench.lines (per invoice). Running it again only adds rows.
do $$
declare
  companies uuid[] := (select array_agg(id order by name) from company where name like 'Bench %');
  shares int := cardinality(companies);
  customers int := current_setting('bench.customers')::int / shares;
  products int := current_setting('bench.products')::int / shares;
  invoices int := current_setting('bench.invoices')::int / shares;
  lines int := current_setting('bench.lines')::int;
  batch constant int := 50000;
  cities constant text[] := '{Amman,Bilbao,Cairo,Denver,Essaouira,Faro,Granada,Haifa,Irbid,Jeddah}';
  company uuid;
  done int;
  -- Bulk loads drop these foreign keys and indexes first, and recreate them from their saved definitions afterwards.
  is_much constant boolean := invoices * shares - (select count(*) from bench_invoice) > 500000;
  dropped text[] := '{}';
  made text[] := '{}';
  statement text;
begin
  if is_much then
    select array_agg(format('alter table %s drop constraint %I', conrelid::regclass, conname)),
        array_agg(format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)))
      into dropped, made from pg_constraint where conrelid in ('bench_invoice'::regclass, 'bench_line'::regclass) and contype = 'f';
    select dropped || array_agg(format('drop index %s', indexrelid::regclass)), array_agg(pg_get_indexdef(indexrelid)) || made
      into dropped, made from pg_index where indrelid in ('bench_invoice'::regclass, 'bench_line'::regclass) and not indisunique;
  end if;
  foreach statement in array dropped loop execute statement; end loop;
  foreach company in array companies loop
    perform set_config('app.company', company::text, true);
    if not exists (select from bench_customer where company_id = company) then
      insert into bench_customer (id, company_id, name, email, city)
        select bench_id(n, '3a'), company, 'Customer ' || n, 'customer' || n || '@bench.test', cities[1 + n % 10] from generate_series(1, customers) n;
      insert into bench_product (id, company_id, name, code)
        select bench_id(n, '3b'), company, 'Product ' || n, 'P-' || lpad(n::text, 6, '0') from generate_series(1, products) n;
    end if;
    done := (select count(*) from bench_invoice where company_id = company);
    while done < invoices loop
      insert into bench_invoice (id, company_id, created_at, updated_at, number, issued_on, status, total, customer_id)
        select bench_id(n, '3c'), company, at, at, 'I-' || lpad(n::text, 8, '0'), at::date, case n % 3 when 0 then 'PAID' when 1 then 'SENT' else 'DRAFT' end,
          (n % 977) * 3.25 + 10, bench_id(1 + n::bigint * 7919 % customers, '3a')
        from generate_series(done + 1, least(done + batch, invoices)) n,
          lateral (select now() - interval '700 days' * (1 - (n::double precision / invoices)) - interval '1 minute' as at) moment;
      insert into bench_line (id, company_id, invoice_id, product_id, position, quantity, price)
        select bench_id(n::bigint * 8 + line, '3d'), company, bench_id(n, '3c'), bench_id(1 + (n::bigint * 31 + line * 17) % products, '3b'), line, 1 + n % 9, 2.5 + (n + line) % 40
        from generate_series(done + 1, least(done + batch, invoices)) n, generate_series(1, lines) line;
      done := least(done + batch, invoices);
    end loop;
  end loop;
  foreach statement in array made loop execute statement; end loop;
end $$;
