import { Migration } from '@mikro-orm/migrations';
import { companyColumn } from './recordColumns.ts';

/**
 * What projects cost: documents that name them, and hours at a standard cost that tells nobody's pay. The standard of a month is the mean
 * of what an hour of the company's employees costs, if at least five are paid, in two figures, and stays as it was first used.
 */
export class Migration20261126023310ProjectMoney extends Migration {
  up() {
    this.addSql(`alter table project add column hour_cost numeric constraint project_hour_cost_check check (hour_cost >= 0)`);
    for (const table of ['expense', 'purchase_order'])
      this.addSql(`
        alter table ${table} add column project_id uuid, add foreign key (company_id, project_id) references project (company_id, id);
        create index ${table}_project_idx on ${table} (company_id, project_id) where project_id is not null`);
    this.addSql(`
      alter table employee_pay add column secret_hourly_cost numeric(19, 4) check (secret_hourly_cost >= 0);
      alter table employee_pay add column has_hourly_cost boolean not null generated always as (secret_hourly_cost is not null) stored`);
    this.addSql(`
      create or replace function noria_employee_pay(of_employee uuid) returns jsonb language sql stable security definer
        set search_path = pg_catalog, public, pg_temp as $$
        select jsonb_build_object('nationalId', p.secret_national_id, 'bankAccount', p.secret_bank_account,
          'salary', trim_scale(noria_salary(e.id))::text, 'hourlyCost', trim_scale(p.secret_hourly_cost)::text)
        from employee e left join employee_pay p on p.company_id = e.company_id and p.employee_id = e.id
        where e.company_id = noria_company() and e.id = of_employee $$`);
    // The employee's own figure, else the yearly gross by the hours of a year (modules, projects).
    this.addSql(`
      create function noria_employee_hour(of_employee uuid, on_day date) returns numeric language sql stable security definer
        set search_path = pg_catalog, public, pg_temp as $$
        select coalesce((select p.secret_hourly_cost from employee_pay p where p.company_id = noria_company() and p.employee_id = of_employee),
          noria_salary_on(of_employee, on_day) * 12 / 2080) $$;
      create or replace function noria_hourly_cost(of_user uuid, on_day date) returns numeric language sql stable as $$
        select coalesce((
          select noria_employee_hour(e.id, on_day) from employee e
          where e.company_id = noria_company() and e.user_id = of_user and e.deleted_at is null limit 1), 0) $$`);
    this.addSql(`
      create table standard_hour (
        ${companyColumn},
        month date not null,
        cost numeric not null,
        primary key (company_id, month)
      );
      select noria_tenant('standard_hour', 'select, insert')`);
    this.addSql(`
      create function noria_set_standard_hour(on_day date) returns void language sql as $$
        insert into standard_hour (month, cost)
        select date_trunc('month', on_day)::date, round(avg(h.cost), 1 - floor(log(avg(h.cost)))::int)
        from (select noria_employee_hour(e.id, date_trunc('month', on_day)::date) as cost from employee e
          where e.company_id = noria_company() and e.deleted_at is null and not exists (
            select from standard_hour s where s.company_id = noria_company() and s.month = date_trunc('month', on_day)::date)) h
        where h.cost > 0 having count(*) >= 5
        on conflict do nothing $$;
      create function noria_standard_hour(of_project uuid, on_day date) returns numeric language sql stable as $$
        select coalesce(p.hour_cost, s.cost, 0) from project p
          left join standard_hour s on s.company_id = p.company_id and s.month = date_trunc('month', on_day)::date
        where p.company_id = noria_company() and p.id = of_project $$;
      create function noria_standard_time_cost(of_project uuid, except_entry uuid default null) returns numeric language sql stable as $$
        select coalesce(round(sum(h.hours * noria_standard_hour(of_project, h.month)), 4), 0) from (
          select date_trunc('month', t.spent_on)::date as month, sum(t.hours) as hours from time_entry t
          where t.company_id = noria_company() and t.project_id = of_project and t.deleted_at is null and t.id is distinct from except_entry
          group by 1) h $$`);
    // Net of tax: expenses and bills in the books, and what is ordered and not billed yet. They count whoever asks.
    this.addSql(`
      create function noria_project_purchases(of_project uuid) returns table (expenses numeric, bills numeric, commitments numeric)
        language sql stable as $$
        select
          coalesce((select sum(e.net) from expense e
            where e.company_id = noria_company() and e.project_id = of_project and e.status = 'ISSUED' and e.deleted_at is null), 0),
          coalesce((select sum(b.subtotal - b.discount_total) from procurement_invoice b join purchase_order o on o.company_id = b.company_id and o.id = b.order_id
            where o.company_id = noria_company() and o.project_id = of_project and b.state = 'ISSUED' and b.deleted_at is null), 0),
          coalesce((select round(sum((l.net - l.discount_share) * greatest(l.quantity - coalesce((
              select sum(n.quantity) from procurement_invoice_line n
                join procurement_invoice i on i.company_id = n.company_id and i.id = n.invoice_id and i.state = 'ISSUED'
              where n.company_id = l.company_id and n.order_line_id = l.id), 0), 0) / l.quantity), 4)
            from purchase_order_line l join purchase_order o on o.company_id = l.company_id and o.id = l.order_id
            where o.company_id = noria_company() and o.project_id = of_project and o.state in ('ISSUED', 'ACKNOWLEDGED')
              and l.deleted_at is null and o.deleted_at is null), 0) $$`);
  }
}
