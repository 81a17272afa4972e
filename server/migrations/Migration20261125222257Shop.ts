import { Migration } from '@mikro-orm/migrations';
import { recordColumns } from './recordColumns.ts';

/** The shop's product groups and products. */
export class Migration20261125222257Shop extends Migration {
  up() {
    const live = 'where deleted_at is null';
    const status = `status text not null default 'ACTIVE' check (status in ('ACTIVE', 'INACTIVE'))`;
    this.addSql(`
      create table ecommerce_product_group (
        ${recordColumns},
        title text collate "und-x-icu" not null,
        description text,
        ${status},
        search text generated always as (noria_fold(title || ' ' || coalesce(description, ''))) stored
      )`);
    this.addSql(`create unique index ecommerce_product_group_title_key on ecommerce_product_group (company_id, lower(title)) ${live}`);
    this.addSql(`
      create table ecommerce_product (
        ${recordColumns},
        name text collate "und-x-icu" not null,
        short_description text not null,
        detail_description text not null,
        group_id uuid not null,
        inventory_product_id uuid not null,
        price numeric(19, 4) not null,
        discount_price numeric(19, 4) not null,
        ${status},
        search text generated always as (noria_fold(name || ' ' || short_description)) stored,
        foreign key (company_id, group_id) references ecommerce_product_group (company_id, id),
        foreign key (company_id, inventory_product_id) references inventory_product (company_id, id),
        constraint ecommerce_product_discount_price_check check (price > 0 and discount_price between 0 and price)
      )`);
    this.addSql(
      `create unique index ecommerce_product_inventory_product_id_key on ecommerce_product (company_id, inventory_product_id) ${live}`,
    );
    this.addSql(`create index ecommerce_product_name_idx on ecommerce_product (company_id, name, id) ${live}`);
    this.addSql(`create index ecommerce_product_group_idx on ecommerce_product (company_id, group_id) ${live}`);
    this
      .addSql(`select noria_tenant('ecommerce_product_group'), noria_searchable('ecommerce_product_group'), noria_tenant('ecommerce_product'),
      noria_searchable('ecommerce_product')`);
  }
}
