import { Migration } from '@mikro-orm/migrations';
import { recordColumns } from './recordColumns.ts';

/** Taxes of the countries to which orders of the shop are delivered. */
export class Migration20261126091417ShopTaxes extends Migration {
  up() {
    this.addSql(`
      create table ecommerce_tax (
        ${recordColumns},
        country text not null check (country ~ '^[A-Z]{2}$'),
        rate numeric(7, 4) not null check (rate between 0 and 100),
        search text generated always as (noria_fold(country)) stored
      );
      create unique index ecommerce_tax_country_key on ecommerce_tax (company_id, country) where deleted_at is null;
      select noria_tenant('ecommerce_tax'), noria_searchable('ecommerce_tax'), noria_platform_policy('ecommerce_tax')`);
  }
}
