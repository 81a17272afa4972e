import { companyColumn } from '../recordColumns.ts';

/** A summary's key: the company's day, or month. */
const grain = `${companyColumn},
  grain char(1) not null check (grain in ('D', 'M')),
  starts_on date not null check (grain = 'D' or extract(day from starts_on) = 1)`;

const figures = `quantity numeric(19,6) not null,
  revenue numeric(19,4) not null,
  tax numeric(19,4) not null,
  cost numeric(19,4) not null`;

/**
 * What was sold, by day and by month of the company: kept in the transaction of each sale and return, so that a dashboard reads as many rows
 * whether there were ten thousand sales or ten million. A return's figures are negative, and come off the day it was made on.
 */
export const summaries = `
-- Each sale of the day overwrites its rows: free room on their page keeps that cheap.
create table inventory_sales_by_item (
  ${grain},
  kind text not null check (kind in ('PRODUCT', 'SERVICE', 'PACKAGE', 'AGGREGATE_PRODUCT')),
  item_id uuid not null,
  ${figures},
  primary key (company_id, grain, starts_on, kind, item_id)
) with (fillfactor = 70);
select noria_tenant('inventory_sales_by_item', 'select, insert, update');

create table inventory_sales_by_cashier (
  ${grain},
  cashier_id uuid not null,
  sales integer not null check (sales >= 0),
  returns integer not null check (returns >= 0),
  credit_notes integer not null default 0 check (credit_notes >= 0),
  ${figures},
  primary key (company_id, grain, starts_on, cashier_id),
  foreign key (company_id, cashier_id) references user_account (company_id, id)
) with (fillfactor = 70);
select noria_tenant('inventory_sales_by_cashier', 'select, insert, update');

create table inventory_sales_by_tax (
  ${grain},
  vat_category text not null check (vat_category in ('STANDARD_RATED', 'ZERO_RATED')),
  vat_rate numeric(7,4) not null,
  base numeric(19,4) not null,
  tax numeric(19,4) not null,
  primary key (company_id, grain, starts_on, vat_category, vat_rate)
) with (fillfactor = 70);
select noria_tenant('inventory_sales_by_tax', 'select, insert, update');

-- Splits a span of days into as few rows as possible: whole months, and the days before and after them.
create function noria_grains(first_day date, end_day date) returns table (grain char(1), starts_from date, starts_before date)
language sql immutable as $$
  with months as (
    select (date_trunc('month', first_day + interval '1 month' - interval '1 day'))::date as first_month, date_trunc('month', end_day)::date as end_month)
  select 'D', first_day, end_day from months where first_month >= end_month
  union all select 'M', first_month, end_month from months where first_month < end_month
  union all select 'D', first_day, first_month from months where first_month < end_month
  union all select 'D', end_month, end_day from months where first_month < end_month $$;
`;
