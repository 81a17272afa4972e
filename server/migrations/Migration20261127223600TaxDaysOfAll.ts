import { Migration } from '@mikro-orm/migrations';

/**
 * The taxes of a document are summed up whoever issues it, without asking whether they see their own records only. That question was planned
 * anew each time, as it was asked as another role and with another search path than by everything else.
 */
export class Migration20261127223600TaxDaysOfAll extends Migration {
  up() {
    this.addSql(summing);
  }
}

// As it was, seeing all records meanwhile.
const summing = `
create or replace function noria_sales_tax_summed() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  sign constant integer := case when new.voided_on is null then 1 else -1 end;
  all_before constant text := coalesce(current_setting('app.all_records', true), '');
begin
  perform set_config('app.all_records', 'on', true);
  insert into sales_tax_day as d (company_id, day, vat_category, vat_rate, documents, base, tax)
    select t.company_id, coalesce(new.voided_on, new.issued_on), t.vat_category, t.vat_rate, 1,
      sign * coalesce(t.home_base, t.base), sign * coalesce(t.home_tax, t.tax)
    from sales_invoice_tax t where t.company_id = new.company_id and t.invoice_id = new.id order by 3, 4
  on conflict (company_id, day, vat_category, vat_rate) do update
    set documents = d.documents + 1, base = d.base + excluded.base, tax = d.tax + excluded.tax;
  perform set_config('app.all_records', all_before, true);
  return null;
end $$`;
