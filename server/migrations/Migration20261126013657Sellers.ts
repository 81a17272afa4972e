import { Migration } from '@mikro-orm/migrations';
import { recordColumns } from './recordColumns.ts';

/** Sellers of the shop, whose products it sells for a commission, and their payouts. */
export class Migration20261126013657Sellers extends Migration {
  up() {
    const live = 'where deleted_at is null';
    this.addSql(`
      create table ecommerce_seller (
        ${recordColumns},
        name text collate "und-x-icu" not null,
        contact text not null,
        city text collate "und-x-icu" not null,
        country text not null check (country ~ '^[A-Z]{2}$'),
        commission_percent numeric(9, 6) not null check (commission_percent between 0 and 100),
        vendor_id uuid,
        status text not null default 'ACTIVE' check (status in ('ACTIVE', 'INACTIVE')),
        search text generated always as (noria_fold(name || ' ' || contact || ' ' || city)) stored,
        foreign key (company_id, vendor_id) references vendor (company_id, id)
      )`);
    this.addSql(`create unique index ecommerce_seller_name_key on ecommerce_seller (company_id, lower(name)) ${live}`);
    this.addSql(`create index ecommerce_seller_vendor_idx on ecommerce_seller (company_id, vendor_id)`);
    this.addSql(
      `alter table ecommerce_product add column seller_id uuid, add foreign key (company_id, seller_id) references ecommerce_seller (company_id, id)`,
    );
    this.addSql(`create index ecommerce_product_seller_idx on ecommerce_product (company_id, seller_id) ${live}`);
    this.addSql(`
      alter table ecommerce_order_line add column seller_id uuid,
        add column commission_percent numeric(9, 6) not null default 0 check (commission_percent between 0 and 100),
        add foreign key (company_id, seller_id) references ecommerce_seller (company_id, id)`);
    this.addSql(`create index ecommerce_order_line_seller_idx on ecommerce_order_line (company_id, seller_id) where seller_id is not null`);
    this.addSql(`
      create table ecommerce_payout (
        ${recordColumns},
        number text not null,
        seller_id uuid not null,
        issued_on date not null,
        amount numeric(19, 4) not null check (amount > 0),
        note text,
        foreign key (company_id, seller_id) references ecommerce_seller (company_id, id)
      )`);
    this.addSql(`create unique index ecommerce_payout_number_key on ecommerce_payout (company_id, number)`);
    this.addSql(`create index ecommerce_payout_seller_idx on ecommerce_payout (company_id, seller_id)`);
    this.addSql(`select noria_tenant('ecommerce_seller'), noria_searchable('ecommerce_seller'), noria_tenant('ecommerce_payout')`);
  }
}
