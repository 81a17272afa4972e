import { Migration } from '@mikro-orm/migrations';

const vatMode = `vat_mode text not null default 'PER_RATE' check (vat_mode in ('PER_RATE', 'PER_LINE'))`;

/** How a company enters prices, rounds its tax and takes cash; documents keep what held when they were made. */
export class Migration050Pricing extends Migration {
  up() {
    this.addSql(`alter table company
      add column prices_include_tax boolean not null default false,
      add column ${vatMode},
      add column cash_rounding numeric(19,4) check (cash_rounding > 0 and cash_rounding <= 1000)`);
    for (const table of ['inventory_product', 'inventory_service', 'aggregate_product'])
      this.addSql(`alter table ${table} add column price_includes_tax boolean not null default false`);
    for (const table of ['lead', 'crm_order', 'crm_quotation'])
      this.addSql(`alter table ${table} add column prices_include_tax boolean not null default false, add column ${vatMode}`);
    for (const table of ['crm_order', 'crm_quotation']) this.document(table);
    this.invoices();
    this.prices();
    this.packages();
  }

  /** The total of a document whose prices contain the tax is what they come to. */
  private document(table: string) {
    this.addSql(`
      do $$
      declare old text;
      begin
        for old in select conname from pg_constraint where conrelid = '${table}'::regclass and contype = 'c'
          and pg_get_constraintdef(oid) like '%subtotal - discount_total%'
        loop
          execute format('alter table ${table} drop constraint %I', old);
        end loop;
      end $$`);
    this.addSql(`alter table ${table} add constraint ${table}_total_check
      check (total = subtotal - discount_total + case when prices_include_tax then 0 else tax_total end)`);
  }

  /** What cash is rounded by is a part of the total that is neither sold nor taxed. */
  private invoices() {
    this.addSql(`alter table inventory_invoice
      add column ${vatMode},
      add column cash_rounding numeric(19,4) check (cash_rounding > 0),
      add column rounding numeric(19,4) not null default 0,
      drop constraint inventory_invoice_total_check`);
    this.addSql(`alter table inventory_invoice
      add constraint inventory_invoice_total_check
        check (total = subtotal - discount_total + case when prices_include_tax then 0 else tax_total end + rounding),
      add constraint inventory_invoice_rounding_check check (rounding = 0 or abs(rounding) <= cash_rounding)`);
  }

  /** A price as it was entered, with tax and without, exactly. */
  private prices() {
    this.addSql(`
      create function noria_tax_rate(category text) returns numeric language sql stable as $$
        select case category when 'ZERO_RATED' then 0 else c.tax_rate end from company c where c.id = noria_company() $$`);
    this.addSql(`
      create function noria_price_with_tax(price numeric, includes_tax boolean, category text) returns numeric language sql stable as $$
        select case when includes_tax then price else price * (1 + noria_tax_rate(category) / 100) end $$`);
    this.addSql(`
      create function noria_price_without_tax(price numeric, includes_tax boolean, category text) returns numeric language sql stable as $$
        select case when includes_tax then price * 100 / (100 + noria_tax_rate(category)) else price end $$`);
  }

  /** A package costs with tax what one of its members does: the prices of the others gain theirs. */
  private packages() {
    this.addSql(`
      create function noria_package_includes_tax(package uuid) returns boolean language sql stable as $$
        select coalesce(bool_or(coalesce(p.price_includes_tax, s.price_includes_tax)), false) from inventory_package_line l
        left join inventory_product p on p.company_id = l.company_id and p.id = l.product_id
        left join inventory_service s on s.company_id = l.company_id and s.id = l.service_id
        where l.company_id = noria_company() and l.package_id = package $$`);
    this.addSql(`
      create or replace function noria_package_list(package uuid) returns numeric language sql stable as $$
        select coalesce(sum(noria_money(l.quantity * case when m.includes_tax
            then noria_price_with_tax(coalesce(p.sale_price, s.charges), coalesce(p.price_includes_tax, s.price_includes_tax), coalesce(p.vat_category, s.vat_category))
            else coalesce(p.sale_price, s.charges) end)), 0)
        from inventory_package_line l
        cross join (select noria_package_includes_tax(package) as includes_tax) m
        left join inventory_product p on p.company_id = l.company_id and p.id = l.product_id
        left join inventory_service s on s.company_id = l.company_id and s.id = l.service_id
        where l.company_id = noria_company() and l.package_id = package $$`);
  }
}
