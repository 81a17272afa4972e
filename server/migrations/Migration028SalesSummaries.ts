import { Migration } from '@mikro-orm/migrations';

const key = `
  company_id uuid not null default (current_setting('app.company'::text))::uuid references company (id),
  grain char(1) not null check (grain in ('D', 'M')),
  starts_on date not null check (grain = 'D' or extract(day from starts_on) = 1)`;
const figures = `
  quantity numeric(19,6) not null,
  revenue numeric(19,4) not null,
  tax numeric(19,4) not null,
  cost numeric(19,4) not null`;
const sums = (...columns: string[]) => columns.map(column => `${column} = s.${column} + excluded.${column}`).join(', ');

/**
 * What was sold, by day and by month of the company: kept in the transaction of each sale and return, so that a dashboard reads as many
 * rows whether there were ten thousand sales or ten million. A return's figures are negative, and come off the day it was made on.
 */
export class Migration028SalesSummaries extends Migration {
  up() {
    // Written over with each sale of the day: room on its page keeps that cheap.
    this.addSql(`
      create table inventory_sales_by_item (
        ${key},
        kind text not null check (kind in ('PRODUCT', 'SERVICE', 'PACKAGE', 'AGGREGATE_PRODUCT')),
        item_id uuid not null,
        ${figures},
        primary key (company_id, grain, starts_on, kind, item_id)
      ) with (fillfactor = 70)`);
    this.addSql(`
      create table inventory_sales_by_cashier (
        ${key},
        cashier_id uuid not null,
        sales integer not null check (sales >= 0),
        returns integer not null check (returns >= 0),
        ${figures},
        primary key (company_id, grain, starts_on, cashier_id),
        foreign key (company_id, cashier_id) references user_account (company_id, id)
      ) with (fillfactor = 70)`);
    this.addSql(`
      create table inventory_sales_by_tax (
        ${key},
        vat_category text not null check (vat_category in ('STANDARD_RATED', 'ZERO_RATED')),
        vat_rate numeric(7,4) not null,
        base numeric(19,4) not null,
        tax numeric(19,4) not null,
        primary key (company_id, grain, starts_on, vat_category, vat_rate)
      ) with (fillfactor = 70)`);
    for (const table of ['item', 'cashier', 'tax'])
      this.addSql(`select noria_tenant('inventory_sales_by_${table}', 'select, insert, update')`);
    this.lines();
    this.taxes();
    // Days of a span as few rows: whole months where they lie in it, days before and after them.
    this.addSql(`
      create function noria_grains(first_day date, end_day date) returns table (grain char(1), starts_from date, starts_before date)
      language sql immutable as $$
        with months as (
          select (date_trunc('month', first_day + interval '1 month' - interval '1 day'))::date as first_month, date_trunc('month', end_day)::date as end_month)
        select 'D', first_day, end_day from months where first_month >= end_month
        union all select 'M', first_month, end_month from months where first_month < end_month
        union all select 'D', first_day, first_month from months where first_month < end_month
        union all select 'D', end_month, end_day from months where first_month < end_month $$`);
  }

  /** Rows are taken in the order of their keys; sales of one company follow one another anyway, from the number they draw. */
  private lines() {
    this.addSql(`
      create function noria_sales_summed() returns trigger language plpgsql as $$
      begin
        insert into inventory_sales_by_item as s (company_id, grain, starts_on, kind, item_id, quantity, revenue, tax, cost)
          select l.company_id, g.grain, date_trunc(g.unit, i.issued_on)::date, l.kind,
            coalesce(l.product_id, l.service_id, l.package_id, l.aggregate_product_id), sum(l.quantity), sum(l.base), sum(l.tax), sum(l.cost)
          from new_lines l join inventory_invoice i on i.company_id = l.company_id and i.id = l.invoice_id
          cross join (values ('D', 'day'), ('M', 'month')) g (grain, unit)
          group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
        on conflict (company_id, grain, starts_on, kind, item_id) do update set ${sums('quantity', 'revenue', 'tax', 'cost')};
        insert into inventory_sales_by_cashier as s (company_id, grain, starts_on, cashier_id, sales, returns, quantity, revenue, tax, cost)
          select l.company_id, g.grain, date_trunc(g.unit, i.issued_on)::date, i.cashier_id,
            count(distinct i.id) filter (where i.return_of_id is null), count(distinct i.id) filter (where i.return_of_id is not null),
            sum(l.quantity), sum(l.base), sum(l.tax), sum(l.cost)
          from new_lines l join inventory_invoice i on i.company_id = l.company_id and i.id = l.invoice_id
          cross join (values ('D', 'day'), ('M', 'month')) g (grain, unit)
          group by 1, 2, 3, 4 order by 1, 2, 3, 4
        on conflict (company_id, grain, starts_on, cashier_id) do update
          set ${sums('sales', 'returns', 'quantity', 'revenue', 'tax', 'cost')};
        return null;
      end $$`);
    this.addSql(`
      create trigger summed after insert on inventory_invoice_line referencing new table as new_lines
        for each statement execute function noria_sales_summed()`);
  }

  private taxes() {
    this.addSql(`
      create function noria_sales_taxed() returns trigger language plpgsql as $$
      begin
        insert into inventory_sales_by_tax as s (company_id, grain, starts_on, vat_category, vat_rate, base, tax)
          select t.company_id, g.grain, date_trunc(g.unit, i.issued_on)::date, t.vat_category, t.vat_rate, sum(t.base), sum(t.tax)
          from new_taxes t join inventory_invoice i on i.company_id = t.company_id and i.id = t.invoice_id
          cross join (values ('D', 'day'), ('M', 'month')) g (grain, unit)
          group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
        on conflict (company_id, grain, starts_on, vat_category, vat_rate) do update set ${sums('base', 'tax')};
        return null;
      end $$`);
    this.addSql(`
      create trigger summed after insert on inventory_invoice_tax referencing new table as new_taxes
        for each statement execute function noria_sales_taxed()`);
  }
}
