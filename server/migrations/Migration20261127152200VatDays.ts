import { Migration } from '@mikro-orm/migrations';
import { acrossCompanies } from './acrossCompanies.ts';
import { companyColumn } from './recordColumns.ts';

/**
 * Tax of sales invoices and their credit notes by day and rate, and how many documents the till's own sums count: what the VAT return reads
 * instead of documents. The sums of a day are kept by the statement that registers a document's open item, or closes it as void; those who
 * issue already wait for each other at the numbers they draw, so nobody waits more.
 */
export class Migration20261127152200VatDays extends Migration {
  up() {
    this.addSql(`
      create table sales_tax_day (
        ${companyColumn},
        day date not null,
        vat_category text not null check (vat_category in ('STANDARD_RATED', 'ZERO_RATED')),
        vat_rate numeric(7,4) not null,
        documents integer not null,
        base numeric(23,4) not null,
        tax numeric(23,4) not null,
        primary key (company_id, day, vat_category, vat_rate)
      ) with (fillfactor = 70)`);
    this.addSql(`alter table inventory_sales_by_tax add column documents integer not null default 0`);
    acrossCompanies(
      this,
      ['sales_invoice', 'sales_invoice_tax', 'inventory_invoice', 'inventory_invoice_tax', 'inventory_sales_by_tax'],
      () => {
        this.addSql(sumIssued);
        this.addSql(countSold);
      },
    );
    this.addSql(`select noria_tenant('sales_tax_day', 'select')`);
    this.addSql(summing);
    this.addSql(counting);
    for (const table of ['sales_invoice', 'inventory_invoice', 'expense', 'procurement_invoice'])
      this.addSql(`create index ${table}_voided_idx on ${table} (company_id, voided_on) where voided_on is not null`);
  }
}

const sumIssued = `
insert into sales_tax_day (company_id, day, vat_category, vat_rate, documents, base, tax)
  select t.company_id, v.day, t.vat_category, t.vat_rate, count(*), sum(v.sign * coalesce(t.home_base, t.base)), sum(v.sign * coalesce(t.home_tax, t.tax))
  from sales_invoice i join sales_invoice_tax t on t.company_id = i.company_id and t.invoice_id = i.id
    cross join lateral (values (i.issued_on, 1), (i.voided_on, -1)) v (day, sign)
  where i.state <> 'DRAFT' and v.day is not null group by 1, 2, 3, 4`;

const countSold = `
update inventory_sales_by_tax s set documents = d.documents
  from (
    select t.company_id, g.grain, date_trunc(g.unit, i.issued_on)::date as starts_on, t.vat_category, t.vat_rate, count(*) as documents
    from inventory_invoice i join inventory_invoice_tax t on t.company_id = i.company_id and t.invoice_id = i.id
    cross join (values ('D', 'day'), ('M', 'month')) g (grain, unit) where i.voided_on is null group by 1, 2, 3, 4, 5
  ) d
  where (s.company_id, s.grain, s.starts_on, s.vat_category, s.vat_rate) = (d.company_id, d.grain, d.starts_on, d.vat_category, d.vat_rate)`;

// By then the taxes of a document are written, in the company's currency too.
const summing = `
create function noria_sales_tax_summed() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  sign constant integer := case when new.voided_on is null then 1 else -1 end;
begin
  insert into sales_tax_day as d (company_id, day, vat_category, vat_rate, documents, base, tax)
    select t.company_id, coalesce(new.voided_on, new.issued_on), t.vat_category, t.vat_rate, 1,
      sign * coalesce(t.home_base, t.base), sign * coalesce(t.home_tax, t.tax)
    from sales_invoice_tax t where t.company_id = new.company_id and t.invoice_id = new.id order by 3, 4
  on conflict (company_id, day, vat_category, vat_rate) do update
    set documents = d.documents + 1, base = d.base + excluded.base, tax = d.tax + excluded.tax;
  return null;
end $$;
revoke all on function noria_sales_tax_summed() from public;
create trigger sales_tax_summed after insert on open_item for each row
  when (new.kind in ('SALES_INVOICE', 'SALES_CREDIT_NOTE')) execute function noria_sales_tax_summed();
create trigger sales_tax_voided after update of voided_on on open_item for each row
  when (new.kind in ('SALES_INVOICE', 'SALES_CREDIT_NOTE') and old.voided_on is null and new.voided_on is not null)
  execute function noria_sales_tax_summed();`;

// As they were, with the number of documents.
const counting = `
create or replace function noria_sales_taxed() returns trigger language plpgsql as $$
begin
  insert into inventory_sales_by_tax as s (company_id, grain, starts_on, vat_category, vat_rate, documents, base, tax)
    select t.company_id, g.grain, date_trunc(g.unit, i.issued_on)::date, t.vat_category, t.vat_rate, count(*), sum(t.base), sum(t.tax)
    from new_taxes t join inventory_invoice i on i.company_id = t.company_id and i.id = t.invoice_id
    cross join (values ('D', 'day'), ('M', 'month')) g (grain, unit)
    group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
  on conflict (company_id, grain, starts_on, vat_category, vat_rate) do update
    set documents = s.documents + excluded.documents, base = s.base + excluded.base, tax = s.tax + excluded.tax;
  return null;
end $$;
do $$
declare
  before text := pg_get_functiondef('noria_sales_voided()'::regprocedure);
  after text := replace(before, 'update inventory_sales_by_tax s set base =', 'update inventory_sales_by_tax s set documents = s.documents - 1, base =');
begin
  if after = before then raise exception 'noria_sales_voided counts nothing'; end if;
  execute after;
end $$;`;
