-- Products in stock, customers, an open till, and sales over the last two years in the first company. Settings: bench.goods,
-- bench.sales (total afterwards). Running it again only adds rows.
do $$
declare
  company uuid := (select id from company where name = 'Bench 0');
  cashier uuid;
  goods int := current_setting('bench.goods')::int;
  sales int := current_setting('bench.sales')::int;
  batch constant int := 50000;
  done int;
  -- Bulk loads drop these foreign keys and indexes first, and recreate them from their saved definitions afterwards.
  dropped text[] := '{}';
  made text[] := '{}';
  statement text;
begin
  perform set_config('app.company', company::text, true);
  cashier := (select id from user_account where company_id = company);
  update company c set modules = '{FINANCIAL_MANAGEMENT,INVENTORY}', tax_rate = 8.875 where c.id = noria_company();
  update role set permissions = '{FINANCIAL_MANAGEMENT,INVENTORY}' where company_id = company;
  if not exists (select from till where company_id = company) then
    insert into inventory_product (id, name, code, manufacturer, sale_price, purchase_price)
      select bench_id(n, '40'), 'Goods ' || n, 'G-' || n, 'Bench', 5 + n % 40 + 0.95, 2 + n % 17 from generate_series(1, goods) n;
    insert into stock_level (id, product_id, warehouse_id, on_hand, value)
      select bench_id(n, '61'), p.id, w.id, 1000000, 1000000 * p.purchase_price
      from generate_series(1, goods) n join inventory_product p on p.company_id = company and p.id = bench_id(n, '40')
      join warehouse w on w.company_id = company and w.is_default;
    insert into bench_terms values (company, 8.875);
    insert into bench_account (company_id, id, role) select company, a.id, a.role from account a where a.company_id = company and a.role is not null;
    insert into bench_goods (company_id, id, price, is_active) select company, p.id, p.sale_price, true from inventory_product p where p.company_id = company;
    insert into bench_stock (company_id, product_id, on_hand, value)
      select company, l.product_id, l.on_hand, l.value from stock_level l where l.company_id = company;
    insert into bench_series (company_id, name) values (company, 'SALE'), (company, 'ENTRY');
    insert into till (id, name) values (bench_id(1, '7b'), 'Bench');
    insert into till_session (id, till_id, cashier_id, opened_at, float) values (bench_id(1, '7c'), bench_id(1, '7b'), cashier, now(), 100);
  end if;
  if not exists (select from customer where company_id = company) then
    insert into customer (id, name, address, city, country) select bench_id(n, '41'), 'Customer ' || n, '1 Main St', 'Boston', 'US' from generate_series(1, 500) n;
  end if;
  done := (select count(*) from inventory_invoice where company_id = company);
  if sales - done > 500000 then
    select array_agg(format('alter table %s drop constraint %I', conrelid::regclass, conname)),
        array_agg(format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)))
      into dropped, made from pg_constraint
      where conrelid in ('inventory_invoice'::regclass, 'inventory_invoice_line'::regclass, 'inventory_invoice_tax'::regclass) and contype = 'f';
    select dropped || array_agg(format('drop index %s', indexrelid::regclass)), array_agg(pg_get_indexdef(indexrelid)) || made into dropped, made
      from pg_index where indrelid in ('inventory_invoice'::regclass, 'inventory_invoice_line'::regclass, 'inventory_invoice_tax'::regclass) and not indisunique;
  end if;
  foreach statement in array dropped loop execute statement; end loop;
  while done < sales loop
    -- Lines and taxes first: the invoices sum them up.
    insert into inventory_invoice_line (id, invoice_id, position, kind, product_id, description, quantity, unit_price, vat_category, vat_rate, net, discount_share,
        base, tax, cost)
      select bench_id(n::bigint * 2 + line - 2, '79'), bench_id(n, '78'), line, 'PRODUCT', bench_id(1 + (n::bigint * 31 + line * 17) % goods, '40'), 'Goods', 1, 10 + n % 977,
        'STANDARD_RATED', 8.875, 10 + n % 977, 0, 10 + n % 977 - tax, tax, 2
      from generate_series(done + 1, least(done + batch, sales)) n, generate_series(1, 2) line, lateral (select round((10 + n % 977) * 0.08151, 2) as tax) figures;
    insert into inventory_invoice_tax (id, invoice_id, vat_category, vat_rate, base, tax)
      select bench_id(n, '7a'), bench_id(n, '78'), 'STANDARD_RATED', 8.875, 2 * (10 + n % 977) - tax, tax
      from generate_series(done + 1, least(done + batch, sales)) n, lateral (select 2 * round((10 + n % 977) * 0.08151, 2) as tax) figures;
    insert into inventory_invoice (id, created_at, updated_at, number, kind, type, cashier_id, till_id, till_session_id, sold_at, issued_on, currency, prices_include_tax, subtotal,
        discount_total, tax_total, total, cash, card, bank)
      select bench_id(n, '78'), at, at, 'OLD-' || lpad(n::text, 8, '0'), 'SALE', 'PRODUCTS', cashier, bench_id(1, '7b'), bench_id(1, '7c'), at, at::date, 'USD', true, total, 0,
        tax, total, case n % 3 when 0 then 0 else total end, case n % 3 when 0 then total else 0 end, 0
      from generate_series(done + 1, least(done + batch, sales)) n,
        lateral (select now() - interval '700 days' * (1 - n::double precision / sales) - interval '1 minute' as at,
          2 * (10 + n % 977) as total, 2 * round((10 + n % 977) * 0.08151, 2) as tax) figures;
    done := least(done + batch, sales);
  end loop;
  foreach statement in array made loop execute statement; end loop;
end $$;
