import { Migration } from '@mikro-orm/migrations';
import { companyColumn } from './recordColumns.ts';

/**
 * What delivered orders and returns of the shop add to the VAT return, by category and rate. Earlier ones are taken from their lines; a return
 * whose share at each rate is no longer known stays among the entries without a document.
 */
export class Migration20261126113244ShopVat extends Migration {
  up() {
    this.addSql(`
      create table ecommerce_tax_group (
        ${companyColumn},
        document_id uuid not null,
        vat_category text not null check (vat_category in ('STANDARD_RATED', 'ZERO_RATED')),
        vat_rate numeric(7, 4) not null check (vat_rate between 0 and 100),
        base numeric(19, 4) not null,
        tax numeric(19, 4) not null,
        primary key (company_id, document_id, vat_category, vat_rate)
      );
      insert into ecommerce_tax_group (company_id, document_id, vat_category, vat_rate, base, tax)
        select o.company_id, o.id, t.vat_category, t.vat_rate, sum(t.base), sum(t.tax) from ecommerce_order o
          cross join lateral (
            select l.vat_category, l.vat_rate, l.base, l.tax from ecommerce_order_line l where l.company_id = o.company_id and l.order_id = o.id
            union all select o.delivery_vat_category, o.delivery_vat_rate, o.delivery_fee - o.delivery_tax, o.delivery_tax where o.delivery_fee > 0
          ) t
        where exists (select from journal_entry e where e.company_id = o.company_id and e.source_id = o.id)
        group by 1, 2, 3, 4;
      insert into ecommerce_tax_group (company_id, document_id, vat_category, vat_rate, base, tax)
        select r.company_id, r.id, t.vat_category, t.vat_rate, -sum(t.base), -sum(t.tax) from ecommerce_return r
          join ecommerce_order o on o.company_id = r.company_id and o.id = r.order_id
          cross join lateral (
            select l.vat_category, l.vat_rate, l.returned_base as base, l.returned_tax as tax from ecommerce_order_line l
              where l.company_id = o.company_id and l.order_id = o.id and l.returned_quantity > 0
            union all select o.delivery_vat_category, o.delivery_vat_rate, o.delivery_returned - o.delivery_returned_tax, o.delivery_returned_tax
              where o.delivery_returned > 0
          ) t
        where (select count(*) from ecommerce_return s where s.company_id = r.company_id and s.order_id = r.order_id) = 1
        group by 1, 2, 3, 4;
      select noria_tenant('ecommerce_tax_group', 'select, insert')`);
  }
}
