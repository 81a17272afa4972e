-- Two years of books in the first company: a receivable for every ten journal lines, and cash sales. Settings: bench.lines (journal lines
-- afterwards). Running it again only adds rows.
do $$
declare
  company uuid := (select id from company where name = 'Bench 0');
  lines int := current_setting('bench.lines')::int;
  customers constant int := 5000;
  batch constant int := 10000;
  done int;
  goal int := lines / 10;
begin
  perform set_config('app.company', company::text, true);
  update company c set modules = '{FINANCIAL_MANAGEMENT,INVENTORY}', tax_rate = 8.875 where c.id = noria_company();
  update role set permissions = '{FINANCIAL_MANAGEMENT,INVENTORY}' where company_id = company;
  if not exists (select from customer where company_id = company) then
    insert into customer (id, name, address, city, country) select bench_id(n, '41'), 'Customer ' || n, '1 Main St', 'Boston', 'US' from generate_series(1, customers) n;
    insert into inventory_service (id, title, description, service_type, charges) select bench_id(n, '70'), 'Service ' || n, 'Hours', 'FIXED', 5 + n % 40 + 0.95 from generate_series(1, 100) n;
    insert into department (id, title, description) select bench_id(n, '80'), 'Department ' || n, 'Department ' || n from generate_series(1, 5) n;
    insert into cost_center (id, description, budget, duration, department_id) select bench_id(n, '53'), 'Center ' || n, 1000, 12, bench_id(n, '80') from generate_series(1, 5) n;
  end if;
  -- Numbered here, because to draw a hundred thousand numbers in one transaction takes hours.
  alter table journal_entry disable trigger numbered;
  done := (select count(*) from open_item where company_id = company);
  while done < goal loop
    -- An invoice of three lines, and two cash sales of which one costs goods: ten lines.
    insert into journal_entry (id, journal, posted_on, source_id, total, line_count, number, fiscal_year)
      select bench_id(n::bigint * 4 + e, '51'), case e when 0 then 'SALES' else 'CASH' end, day, bench_id(n, '78'), 110, case e when 2 then 4 else 3 end,
        'OLD-' || lpad((n * 4 + e)::text, 9, '0'), extract(year from day)
      from generate_series(done + 1, least(done + batch, goal)) n, generate_series(0, 2) e,
        lateral (select current_date - 1 - (700 * (1 - n::double precision / goal))::int as day) d;
    insert into journal_line (id, entry_id, position, posted_on, account_id, debit, credit, party_id, cost_center_id)
      select bench_id(n::bigint * 16 + e * 4 + p.position, '52'), bench_id(n::bigint * 4 + e, '51'), p.position, day, a.id, p.debit, p.credit,
        case when p.role = 'RECEIVABLE' then bench_id(1 + n % customers, '41') end, case when p.role = 'SALES' then bench_id(1 + n % 5, '53') end
      from generate_series(done + 1, least(done + batch, goal)) n,
        lateral (select current_date - 1 - (700 * (1 - n::double precision / goal))::int as day) d,
        (values (0, 1, 'RECEIVABLE', 110, 0), (0, 2, 'SALES', 0, 100), (0, 3, 'VAT_OUTPUT', 0, 10), (1, 1, 'CASH', 110, 0), (1, 2, 'SALES', 0, 100),
          (1, 3, 'VAT_OUTPUT', 0, 10), (2, 1, 'CARD', 70, 0), (2, 2, 'SERVICE_SALES', 0, 70), (2, 3, 'COST_OF_SALES', 40, 0), (2, 4, 'INVENTORY', 0, 40)) p (e, position, role, debit, credit)
        join account a on a.company_id = company and a.role = p.role;
    insert into open_item (id, kind, direction, number, party_id, currency, amount, issued_on, due_on)
      select bench_id(n, '78'), 'SALES_INVOICE', 'RECEIVABLE', 'OLD-' || n, bench_id(1 + n % customers, '41'), 'USD', 110, day, day + 30
      from generate_series(done + 1, least(done + batch, goal)) n,
        lateral (select current_date - 1 - (700 * (1 - n::double precision / goal))::int as day) d;
    set constraints all immediate;
    set constraints all deferred;
    done := least(done + batch, goal);
  end loop;
  alter table journal_entry enable trigger numbered;
end $$;
