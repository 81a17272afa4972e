-- Employees of the first company in one payroll setup with a benefit, a tax by slabs and a deduction, a slip of last month each, and a run to
-- process. Settings: bench.employees. Running it again leaves only these.
do $$
declare
  company uuid := (select id from company where name = 'Bench 0');
  employees int := current_setting('bench.employees')::int;
  month constant date := date_trunc('month', current_date);
  setup uuid;
  last_run uuid;
begin
  perform set_config('app.company', company::text, true);
  -- Ids depend on the company.
  setup := bench_id(1, 'e1');
  last_run := bench_id(1, 'e6');
  update company c set modules = '{HRM}' where c.id = noria_company();
  update role set permissions = '{HRM}', rights = '{}' where company_id = company;
  delete from pay_slip where company_id = company;
  delete from payroll_run where company_id = company;
  if not exists (select from payroll_setup where company_id = company) then
    insert into department (id, title, description) select bench_id(n, '80'), 'Department ' || n, 'Department ' || n from generate_series(1, 20) n;
    insert into benefit (id, title, description, kind, type, amount, cycle, is_taxable, status)
      values (bench_id(1, '83'), 'Transport', 'Transport', 'CASH', 'FIXED', 80, 'MONTHLY', true, 'ACTIVE');
    insert into payroll_tax (id, title, type, cycle, amount, employer_amount, status)
      values (bench_id(1, '84'), 'Income tax', 'SLABS', 'YEARLY', 0, 0, 'ACTIVE');
    insert into payroll_tax_slab (id, tax_id, position, valid_from, above, percent)
      select bench_id(n, '85'), bench_id(1, '84'), n, '2020-01-01', (n - 1) * 12000, n * 5 from generate_series(1, 5) n;
    insert into deduction (id, title, type, cycle, amount, employer_amount, is_pre_tax, is_statutory, status)
      values (bench_id(1, '86'), 'Pension', 'PERCENT', 'MONTHLY', 5, 3, true, true, 'ACTIVE');
    insert into payroll_setup (id, title, secret_gross_salary, joined_on, starts_on) values (setup, 'Everybody', 3000, '2024-01-01', '2024-01-01');
    insert into payroll_setup_benefit (id, setup_id, position, benefit_id) values (bench_id(1, 'e3'), setup, 1, bench_id(1, '83'));
    insert into payroll_setup_tax (id, setup_id, position, tax_id) values (bench_id(1, 'e4'), setup, 1, bench_id(1, '84'));
    insert into payroll_setup_deduction (id, setup_id, position, deduction_id) values (bench_id(1, 'e5'), setup, 1, bench_id(1, '86'));
    insert into employee (id, name, country, department_id) select bench_id(n, '82'), 'Employee ' || n, 'US', bench_id(1 + n % 20, '80')
      from generate_series(1, employees) n;
    insert into payroll_setup_employee (id, setup_id, position, employee_id)
      select bench_id(n, 'e2'), setup, n, bench_id(n, '82') from generate_series(1, employees) n;
    insert into salary_change (id, employee_id, effective_on, secret_new_salary, source)
      select bench_id(n, 'e0'), bench_id(n, '82'), '2024-01-01', 2000 + n % 4000, 'PAYROLL_SETUP' from generate_series(1, employees) n;
  end if;
  insert into payroll_run (id, title, cycle, starts_on, ends_on, pay_on, status)
    select bench_id(2 - n, 'e6'), to_char(day, 'FMMonth YYYY'), 'MONTHLY', day, (day + interval '1 month - 1 day')::date, (day + interval '1 month - 1 day')::date, 'INPROGRESS'
    from generate_series(0, 1) n, lateral (select (month - n * interval '1 month')::date as day) d;
  insert into pay_slip (id, run_id, setup_id, employee_id, starts_on, ends_on, currency, days, paid_days, secret_gross, secret_earnings, secret_taxable,
      secret_taxes, secret_deductions, secret_net, secret_employer_cost, secret_lines)
    select bench_id(n, 'e7'), r.id, setup, bench_id(n, '82'), r.starts_on, r.ends_on, 'USD', 30, 30, 2000, 2000, 2000, 0, 0, 2000, 0,
      jsonb_build_array(jsonb_build_object('kind', 'SALARY', 'itemId', null, 'title', '', 'amount', '2000.00',
        'why', jsonb_build_object('rule', 'SALARY', 'monthly', '2000', 'days', 30, 'paidDays', 30, 'exact', '2000')))
    from payroll_run r, generate_series(1, employees) n where r.company_id = company and r.id = last_run;
end $$;
